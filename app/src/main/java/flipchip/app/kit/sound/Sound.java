package flipchip.app.kit.sound;

import flipchip.app.kit.work.Worker;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;

/// Short tones, computed and not recorded: a click when a disc is put down, two notes at the end. Any thread;
/// it sounds on the thread `sound`.
public final class Sound implements AutoCloseable {
    private static final float RATE = 22_050;
    private static final AudioFormat FORMAT = new AudioFormat(RATE, 16, 1, true, false);
    private static final double LOUDNESS = 3_000;

    private final Worker thread = new Worker("sound");

    /// Whether this computer can make a sound at all.
    public static boolean isAvailable() {
        try {
            return AudioSystem.isLineSupported(new DataLine.Info(Clip.class, FORMAT));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    public void click() {
        play(tone(880, 0.045));
    }

    public void end() {
        play(tone(523, 0.16), tone(784, 0.3));
    }

    @Override
    public void close() {
        thread.close();
    }

    private void play(byte[]... tones) {
        for (byte[] tone : tones) {
            thread.execute(() -> sound(tone));
        }
    }

    private static void sound(byte[] tone) {
        try (Clip clip = AudioSystem.getClip()) {
            clip.open(FORMAT, tone, 0, tone.length);
            clip.start();
            clip.drain();
        } catch (LineUnavailableException | IllegalArgumentException _) {
            // the device is taken or gone: a game goes on without its click
        }
    }

    /// A sine of this frequency that fades away.
    ///
    /// @param hertz   of the tone
    /// @param seconds how long it lasts
    public static byte[] tone(double hertz, double seconds) {
        int samples = (int) (RATE * seconds);
        byte[] bytes = new byte[2 * samples];
        for (int i = 0; i < samples; i++) {
            double fade = Math.exp(-5.0 * i / samples);
            int value = (int) (LOUDNESS * fade * Math.sin(2 * Math.PI * hertz * i / RATE));
            bytes[2 * i] = (byte) value;
            bytes[2 * i + 1] = (byte) (value >> 8);
        }
        return bytes;
    }
}
