package flipchip.web.build;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a method as that of another class. Where it is not static there, its first parameter is the object.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Replaces {
    Class<?> value();

    boolean isStatic() default false;
}
