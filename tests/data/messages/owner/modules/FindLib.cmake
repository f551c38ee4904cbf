# message(FATAL_ERROR "no message")
message(STATUS "Looking for the library")
message(FATAL_ERROR "The library was not found in ${LIB_ROOT}, and the variable LIB_ROOT must name a folder.\nSee the manual.")
message(WARNING "Variable \"${name}\" is "
  "ignored here.")
