int cuInit(unsigned flags) { return 34; }
