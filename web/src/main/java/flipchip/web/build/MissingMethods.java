package flipchip.web.build;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import flipchip.hwsim.circuit.solver.ProgramFiles;
import flipchip.hwsim.gates.sim.InterpretedCode;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// A plug-in of the compiler TeaVM that adds methods of the JDK which our code calls and TeaVM lacks: those
/// of [Replacements]. It also puts [InterpretedCode] where our
/// simulator makes machine code, and [ProgramFiles] where a file is read.
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {
    private static final List<Method> OURS =
        Stream.of(Replacements.class, InterpretedCode.class, ProgramFiles.class)
            .flatMap(type -> Stream.of(type.getDeclaredMethods())).toList();
    private static final MethodDescriptor BEGINNING = new MethodDescriptor("<clinit>", void.class);

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (Method method : OURS) {
            Replaces added = method.getAnnotation(Replaces.class);
            if (added != null && added.value().getName().equals(type.getName())) {
                add(type, method, context);
            }
        }
    }

    private static void add(ClassHolder type, Method by, ClassHolderTransformerContext context) {
        boolean isStatic = by.getAnnotation(Replaces.class).isStatic();
        List<Class<?>> parameters = Stream.of(by.getParameterTypes()).skip(isStatic ? 0 : 1).toList();
        MethodHolder method =
            new MethodHolder(by.getName(), Stream.concat(parameters.stream(), Stream.of(by.getReturnType()))
                .map(ValueType::parse).toArray(ValueType[]::new));
        method.setLevel(AccessLevel.PUBLIC);
        if (isStatic) {
            method.getModifiers().add(ElementModifier.STATIC);
        }
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        List<ValueEmitter> values = new ArrayList<>();
        if (!isStatic) {
            values.add(body.var(0, ValueType.object(type.getName())));
        }
        for (Class<?> parameter : parameters) {
            values.add(body.var(1 + values.size() - (isStatic ? 0 : 1), ValueType.parse(parameter)));
        }
        ValueEmitter result = body.invoke(by.getDeclaringClass(), by.getName(), by.getReturnType(),
            values.toArray(ValueEmitter[]::new));
        if (result == null) {
            body.exit();
        } else {
            result.returnValue();
        }
        Stream.of(method.getDescriptor(), BEGINNING).map(type::getMethod).filter(Objects::nonNull)
            .filter(
                old -> !old.getDescriptor().equals(BEGINNING) || by.getAnnotation(Replaces.class).isWhole())
            .toList().forEach(type::removeMethod);
        type.addMethod(method);
    }
}
