package flipchip.app.learn.classroom;

import javafx.beans.value.ObservableValue;

/// The repair puzzle of the day, as Learn sees it.
///
/// @param open    opens it
/// @param prepare finds out whether it is solved; to be called when Learn comes into sight
/// @param solved  whether it is, as far as is known
public record DailyRepair(Runnable open, Runnable prepare, ObservableValue<Boolean> solved) {}
