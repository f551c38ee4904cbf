    DCGM_ST_OK                   = 0,   //!< Success
    DCGM_ST_GPU_IS_LOST          = -18, //!< GPU is no longer reachable
