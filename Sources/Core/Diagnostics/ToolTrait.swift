// All that the tools are made of stands on this module, and is not compiled after this.
#if !Tool
    #error("the tools need the package trait Tool; without it build the libraries for apps, each by --target")
#endif
