package flipchip.app.files.format;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Takes the marks of HTML, XML, RTF, LaTeX and mail out of a text, so that what a page shows is left. Pure.
final class Markup {
    /// What a tag begins with, and not the name of a person in a chat.
    private static final Pattern TAGS = Pattern.compile("</[A-Za-z][\\w:-]{0,30}\\s*>|<br\\s*/?>");
    private static final Pattern HIDDEN =
        Pattern.compile("(?is)<!--.{0,20000}?-->|<(script|style|title)\\b[^>]{0,500}+>.{0,20000}?</\\1\\s*>");
    private static final Pattern CELL = Pattern.compile("(?i)</t[dh]\\s*>");
    private static final Pattern BREAK =
        Pattern.compile("(?i)<(?:br|/tr|/p|/div|/li|/h[1-6]|/ul|/ol|/table|/pre)\\b[^<>]{0,200}>");
    private static final Pattern TAG = Pattern.compile("<[/!?]?[A-Za-z][^<>]{0,2000}>");
    private static final Pattern ENTITY = Pattern.compile("&(#[xX]?[0-9A-Fa-f]{1,6}|[A-Za-z]{2,6});");
    private static final Map<String, String> ENTITIES =
        Map.of("nbsp", " ", "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

    private static final Pattern RTF_GROUP =
        Pattern.compile("\\{\\\\(?:fonttbl|colortbl|stylesheet|info|\\*)" + "(?:[^{}]|\\{[^{}]*+\\})*+\\}");
    private static final Pattern RTF_BREAK =
        Pattern.compile("\\\\(?:(?:par|line|cell|row)(?![a-z])[ ]?|\r?\n)");
    private static final Pattern RTF_WORD = Pattern.compile("\\\\[a-z]{1,32}-?\\d{0,10} ?|\\\\\\*|[{}]");
    private static final Pattern RTF_SIGNS = Pattern.compile("(?:\\\\'[0-9a-fA-F]{2})+");
    /// A sign of Unicode, and what older programs show instead.
    private static final Pattern RTF_UNICODE =
        Pattern.compile("\\\\u(-?\\d{1,5}) ?(\\\\'[0-9a-fA-F]{2}|[^\\\\{}\\s])?");
    private static final Pattern RTF_CODE_PAGE = Pattern.compile("\\\\ansicpg(\\d{3,5})");

    private static final Pattern SOFT_BREAK = Pattern.compile("=[ \t]*\r?\n");
    private static final Pattern QUOTED = Pattern.compile("(?:=[0-9A-F]{2})+");
    private static final Pattern LATEX = Pattern
        .compile("\\\\(?:begin|end)\\{[A-Za-z]{1,20}\\*?\\}|" + "\\\\[A-Za-z]{2,20}(?=[\\s{\\[])|[{}$]");

    private Markup() {}

    /// `text` without marks; the same text where it has none.
    static String without(String text) {
        if (text.stripLeading().startsWith("{\\rtf")) {
            return rtf(text);
        }
        if (text.contains("\\begin{")) {
            return LATEX.matcher(text).replaceAll(" ");
        }
        boolean quoted = text.toLowerCase(Locale.ROOT).contains("quoted-printable")
                || SOFT_BREAK.matcher(text).find() && QUOTED.matcher(text).find();
        String plain = quoted ? quoted(text) : text;
        boolean tags = plain.indexOf('<') >= 0 && TAGS.matcher(plain).find();
        return tags || plain.contains("&nbsp;") || plain.contains("&#") ? tagged(plain) : plain;
    }

    private static String tagged(String text) {
        String shown = HIDDEN.matcher(text).replaceAll(" ");
        String cells = CELL.matcher(shown).replaceAll("\t");
        String lines = BREAK.matcher(cells).replaceAll("\n");
        return ENTITY.matcher(TAG.matcher(lines).replaceAll(" "))
            .replaceAll(entity -> Matcher.quoteReplacement(sign(entity)));
    }

    private static String sign(MatchResult entity) {
        String name = entity.group(1);
        if (!name.startsWith("#")) {
            return ENTITIES.getOrDefault(name.toLowerCase(Locale.ROOT), entity.group());
        }
        boolean hex = name.length() > 2 && Character.toLowerCase(name.charAt(1)) == 'x';
        try {
            int code = Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10);
            return Character.isValidCodePoint(code) ? Character.toString(code) : "";
        } catch (NumberFormatException _) {
            return entity.group();
        }
    }

    private static String rtf(String text) {
        Matcher page = RTF_CODE_PAGE.matcher(text);
        String number = page.find() ? page.group(1) : "1252";
        String name = "windows-" + (number.equals("932") ? "31j" : number);
        Charset charset = Charset.forName(Charset.isSupported(name) ? name : "windows-1252");
        boolean alone = text.contains("\\uc0");
        String body = RTF_BREAK.matcher(RTF_GROUP.matcher(text).replaceAll("")).replaceAll("\n");
        String unicode = RTF_UNICODE.matcher(body).replaceAll(sign -> Matcher.quoteReplacement(
            (char) Integer.parseInt(sign.group(1)) + (alone && sign.group(2) != null ? sign.group(2) : "")));
        String signs = RTF_SIGNS.matcher(unicode).replaceAll(
            run -> Matcher.quoteReplacement(new String(bytes(run.group().substring(2), "\\\\'"), charset)));
        return RTF_WORD.matcher(signs).replaceAll("");
    }

    /// @param codes in hexadecimal
    private static byte[] bytes(String codes, String between) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String code : codes.split(between)) {
            bytes.write(Integer.parseInt(code, 16));
        }
        return bytes.toByteArray();
    }

    private static String quoted(String text) {
        return QUOTED.matcher(SOFT_BREAK.matcher(text).replaceAll("")).replaceAll(run -> Matcher
            .quoteReplacement(new String(bytes(run.group().substring(1), "="), StandardCharsets.UTF_8)));
    }
}
