<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <parent><groupId>flipchip</groupId><artifactId>flipchip-parent</artifactId><version>${revision}</version></parent>
  <!-- The board and the chip as a web page. Only the profile `web` builds it; nothing imports it, no package contains it. -->
  <artifactId>flipchip-web</artifactId>
  <properties>
    <teavm.version>0.16.0</teavm.version>
  </properties>
  <dependencies>
    <dependency><groupId>flipchip</groupId><artifactId>flipchip-hwsim</artifactId><version>${project.version}</version></dependency>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-jso</artifactId><version>${teavm.version}</version></dependency>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-core</artifactId><version>${teavm.version}</version><scope>provided</scope></dependency>
    <dependency><groupId>org.teavm</groupId><artifactId>teavm-classlib</artifactId><version>${teavm.version}</version><scope>provided</scope></dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.teavm</groupId><artifactId>teavm-maven-plugin</artifactId><version>${teavm.version}</version>
        <executions><execution><id>script</id><phase>prepare-package</phase><goals><goal>compile</goal></goals>
          <configuration>
            <mainClass>flipchip.web.Core</mainClass>
            <targetType>JAVASCRIPT</targetType>
            <jsModuleType>NONE</jsModuleType>
            <minifying>true</minifying>
            <optimizationLevel>FULL</optimizationLevel>
            <targetDirectory>${project.build.directory}/script</targetDirectory>
            <targetFileName>core.js</targetFileName>
          </configuration>
        </execution></executions>
      </plugin>
    </plugins>
  </build>
</project>
