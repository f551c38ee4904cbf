// What two headers of Windows do: windows.h includes rpcndr.h, unless the macro below is set.
#ifndef WIN32_LEAN_AND_MEAN
#define small char
#endif
