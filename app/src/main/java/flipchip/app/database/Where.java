package flipchip.app.database;

import java.util.ArrayList;
import java.util.List;

/// A WHERE clause and the values of its question marks.
record Where(List<String> conditions, List<Object> values) {

    static Where of(GameFilter filter) {
        Where where = new Where(List.of(), List.of());
        if (filter.player().isPresent()) {
            String text = like(filter.player().get());
            where = where.and("(b.name LIKE ? ESCAPE '\\' OR w.name LIKE ? ESCAPE '\\')", text, text);
        }
        if (filter.black().isPresent()) {
            where = where.and("b.name LIKE ? ESCAPE '\\'", like(filter.black().get()));
        }
        if (filter.white().isPresent()) {
            where = where.and("w.name LIKE ? ESCAPE '\\'", like(filter.white().get()));
        }
        if (filter.tournament().isPresent()) {
            where = where.and("tournament.name LIKE ? ESCAPE '\\'", like(filter.tournament().get()));
        }
        if (filter.firstYear().isPresent()) {
            where = where.and("year >= ?", filter.firstYear().getAsInt());
        }
        if (filter.lastYear().isPresent()) {
            where = where.and("year <= ?", filter.lastYear().getAsInt());
        }
        if (filter.result().isPresent()) {
            where = where.and(switch (filter.result().get()) {
                case BLACK_WON -> "finished AND discs > 32";
                case WHITE_WON -> "finished AND discs < 32";
                case DRAW -> "finished AND discs = 32";
                case UNFINISHED -> "NOT finished";
            });
        }
        return where;
    }

    Where and(String condition, Object... more) {
        List<String> longer = new ArrayList<>(conditions);
        longer.add(condition);
        List<Object> all = new ArrayList<>(values);
        all.addAll(List.of(more));
        return new Where(longer, all);
    }

    String sql() {
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    /// `text` anywhere, its own wildcards taken literally.
    private static String like(String text) {
        return "%" + text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%";
    }
}
