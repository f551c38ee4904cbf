# Show what the system lets this process take.
import os
import resource

room = os.statvfs("/tmp")
print("file", resource.getrlimit(resource.RLIMIT_FSIZE)[0])
print("core", *resource.getrlimit(resource.RLIMIT_CORE))
print("tmp", room.f_blocks * room.f_frsize)
