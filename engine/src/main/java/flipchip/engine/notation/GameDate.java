package flipchip.engine.notation;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A date of a game, the same type for all readers: year, year and month, or a day, sometimes with a time.
/// What is unknown is empty; what cannot be understood, or in two ways, stays as it was written.
///
/// @param text `2024`, `2024-05`, `2024-05-06`, `2024-05-06 10:00:00 GMT`, or the words of the source
public record GameDate(String text) {
    private static final Pattern YEAR_FIRST =
        Pattern.compile("(\\d{4})[-./年](\\d{1,2}|\\?\\?)(?:[-./月](\\d{1,2}|\\?\\?)日?)?月?(?:[T_ ,]+(.*))?");
    private static final Pattern YEAR_LAST =
        Pattern.compile("(\\d{1,2})([-./]) ?(\\d{1,2})[-./] ?(\\d{4})(?:[T_ ,]+(.*))?");
    private static final Pattern WORDS =
        Pattern.compile("(?:(\\d{1,2})\\.? ([A-Za-z]{3})[A-Za-z]*\\.?|([A-Za-z]{3})[A-Z"
            + "a-z]*\\.? (\\d{1,2}),?) (\\d{4})");
    private static final Pattern COMPACT = Pattern.compile("((?:19|20)\\d\\d)(\\d\\d)(\\d\\d)");
    private static final Pattern CLOCK =
        Pattern.compile("(\\d{1,2}:\\d\\d(?::\\d\\d)?)(?:\\.(?=\\d)\\d+)?[ .]?(Z|[A-Z]{2,5})?");
    private static final List<String> MONTHS =
        List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final int SECONDS = 9;
    private static final int MILLISECONDS = 13;

    /// The date that `source` names.
    public static GameDate of(String source) {
        String text = source.strip();
        if (text.replaceAll("[?.\\-/: 0]", "").isEmpty()) {
            return new GameDate("");
        }
        String read = text.chars().allMatch(sign -> sign >= '0' && sign <= '9') ? number(text) : words(text);
        return new GameDate(read.isEmpty() ? text : read);
    }

    @Override
    public String toString() {
        return text;
    }

    /// Seconds or thousandths of a second since 1970, a year, or eight digits.
    private static String number(String text) {
        Matcher compact = COMPACT.matcher(text);
        if (compact.matches()) {
            return day(compact.group(1), compact.group(2), compact.group(3), null);
        }
        boolean seconds = text.length() == SECONDS || text.length() == SECONDS + 1;
        if (!seconds && text.length() != MILLISECONDS) {
            return "";
        }
        Instant instant = Instant.ofEpochSecond(Long.parseLong(text) / (seconds ? 1 : 1000));
        return instant.atZone(ZoneOffset.UTC).toLocalDateTime().toString().replace('T', ' ').concat(":00")
            .substring(0, 19) + " GMT";
    }

    private static String words(String text) {
        Matcher first = YEAR_FIRST.matcher(text);
        if (first.matches()) {
            return day(first.group(1), first.group(2), first.group(3), first.group(4));
        }
        Matcher last = YEAR_LAST.matcher(text);
        if (last.matches()) {
            int one = Integer.parseInt(last.group(1));
            int two = Integer.parseInt(last.group(3));
            boolean dayFirst = one > 12 || last.group(2).equals(".") || one == two;
            return dayFirst ? day(last.group(4), last.group(3), last.group(1), last.group(5))
                : two > 12 ? day(last.group(4), last.group(1), last.group(3), last.group(5))
                : "";
        }
        Matcher named = WORDS.matcher(text);
        if (named.matches()) {
            String month = named.group(2) == null ? named.group(3) : named.group(2);
            int number = 1 + MONTHS.indexOf(month.toLowerCase(Locale.ROOT));
            return number == 0
                ? ""
                : day(named.group(5), String.valueOf(number),
                    named.group(1) == null ? named.group(4) : named.group(1), null);
        }
        return "";
    }

    /// Empty where the calendar lacks the day.
    private static String day(String year, String month, String day, String time) {
        if (month == null || month.contains("?")) {
            return year;
        }
        int number = Integer.parseInt(month);
        if (number < 1 || number > 12) {
            return "";
        }
        String upToMonth = String.format(Locale.ROOT, "%s-%02d", year, number);
        if (day == null || day.contains("?")) {
            return upToMonth;
        }
        try {
            String whole = LocalDate.of(Integer.parseInt(year), number, Integer.parseInt(day)).toString();
            return time == null || time.isBlank() ? whole : timed(whole, time.strip());
        } catch (DateTimeException _) {
            return "";
        }
    }

    private static String timed(String day, String time) {
        Matcher clock = CLOCK.matcher(time);
        if (!clock.matches()) {
            return "";
        }
        String zone = clock.group(2) == null ? "" : " " + clock.group(2).replaceFirst("^Z$", "GMT");
        return day + " " + clock.group(1) + zone;
    }
}
