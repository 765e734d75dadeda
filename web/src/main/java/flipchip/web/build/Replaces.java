package flipchip.web.build;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a method as that of another class, in place of one that is there, if one is. Where it is not static
/// there, its first parameter is the object.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Replaces {
    Class<?> value();

    boolean isStatic() default false;

    /// Whether nothing else of that class is used, and what it begins with is left out.
    boolean isWhole() default false;
}
