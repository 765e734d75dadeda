package flipchip.hwsim.referee.run;

/// A delay of the array for a run of discs, in gate delays.
///
/// @param run      discs turned in the longest direction, 1 to 6
/// @param legal    from the position to the legal square
/// @param flip     from the selected square to the last disc, the position settled before
/// @param together the same, position and selected square coming at once
public record RunTiming(int run, int legal, int flip, int together) {}
