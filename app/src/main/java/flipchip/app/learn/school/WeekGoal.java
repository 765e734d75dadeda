package flipchip.app.learn.school;

/// On how many days of a week a learner wants to practise.
public enum WeekGoal {
    NONE(0), TWO(2), THREE(3), FOUR(4), FIVE(5), SEVEN(7);

    private final int days;

    WeekGoal(int days) {
        this.days = days;
    }

    /// 0 without a goal.
    public int days() {
        return days;
    }
}
