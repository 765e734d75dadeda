package flipchip.engine.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Optional;

/// Recognises text in the encodings that Japanese and Chinese programs wrote before UTF-8: every byte must
/// fit, and nearly all foreign signs must be common ones that stand beside each other, as in words. Any
/// thread.
final class EastAsianText {
    private static final List<String> CHARSETS = List.of("windows-31j", "EUC-JP", "GB18030", "Big5");
    private static final int MOST_LOOKED_AT = 4_000;

    private EastAsianText() {}

    /// The text of these bytes, which are not UTF-8; empty if they are in none of the encodings.
    static Optional<String> of(byte[] bytes) {
        String best = "";
        double most = 0.8;
        for (String name : CHARSETS) {
            Optional<String> text = decoded(bytes, name);
            double share = text.map(EastAsianText::share).orElse(0.0);
            if (share > most) {
                most = share;
                best = text.orElseThrow();
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    private static Optional<String> decoded(byte[] bytes, String charset) {
        try {
            return Optional
                .of(Charset.forName(charset).newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException | UnsupportedCharsetException _) {
            return Optional.empty();
        }
    }

    /// How many of the foreign signs stand beside another one and are usual, from 0 to 1; less for rare ones.
    private static double share(String text) {
        int foreign = 0;
        double usual = 0;
        int length = Math.min(text.length(), MOST_LOOKED_AT);
        for (int i = 0; i < length; i++) {
            char sign = text.charAt(i);
            if (sign > 127) {
                foreign++;
                boolean beside = weight(sign) == 1 || i > 0 && text.charAt(i - 1) > 127
                        || i + 1 < text.length() && text.charAt(i + 1) > 127
                        || "\u9ED1\u9ED2\u767D".indexOf(sign) >= 0;
                usual += beside ? weight(sign) : 0;
            }
        }
        return foreign == 0 ? 0 : usual / foreign;
    }

    private static double weight(char sign) {
        boolean kana = sign >= 0x3040 && sign <= 0x30FF;
        boolean mark = sign >= 0x3000 && sign < 0x3040 || sign >= 0xFF01 && sign <= 0xFF5E;
        boolean symbol = sign >= 0x2460 && sign <= 0x26FF;
        boolean han = sign >= 0x4E00 && sign <= 0x9FFF;
        return kana || mark || symbol ? 1 : han ? 0.95 : 0;
    }
}
