case DCGM_ST_GPU_IS_LOST:
            return "The specified GPU is no longer reachable";
