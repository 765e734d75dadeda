package flipchip.app;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/// A class of tests that share one window. It is opened before the first of them, reset between two of them,
/// and set in the field of type [WindowFixture]. A window that a reset does not bring back to its first state
/// is closed and replaced.
///
/// The window is [WindowFixture#quick] unless the class has a static method with [Opening].
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SharedWindow.class)
@Timeout(900)
public @interface WindowTest {

    /// A static method that opens the window of the class: from the stage to a [WindowFixture].
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Opening {}

    /// A test that needs a window and a home folder without a past, or all tests of a class.
    @Target({ElementType.TYPE, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    @interface Fresh {}
}
