print(CommandLine.arguments); import Glibc; exit(CommandLine.arguments.count > 3 ? 66 : 0)
