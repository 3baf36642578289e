import TestSupport
import Testing

/// Real runs of SwiftPM: one after the other, since they share a scratch folder and would build for each other.
@Suite(.serialized, .exhaustive) enum ExhaustivePackageTests {}
