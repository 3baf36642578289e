"""Records in the booth's page in Firefox, whose microphone is a sink of PulseAudio: firefox.py PAGE FOLDER COUNT

Each text is spoken by espeak-ng when the page listens for it. Standard output: what the page said, as JSON; the saved file is in
FOLDER. To be run by hand: it takes half a minute of sound as it comes, and a busy computer loses some of it.
"""

import json
import os
import socket
import subprocess
import sys
import time
import wave

page, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
profile, runtime, saved = (os.path.join(folder, name) for name in ("profile", "runtime", "saved"))
for path in (profile, runtime, saved):
    os.makedirs(path)
os.chmod(runtime, 0o700)
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
environment = dict(os.environ, XDG_RUNTIME_DIR=runtime, HOME=folder, PULSE_SERVER=f"unix:{runtime}/pulse/native")
settings = {
    "media.navigator.permission.disabled": True, "browser.download.folderList": 2, "browser.download.dir": saved,
    "browser.helperApps.neverAsk.saveToDisk": "audio/wav", "datareporting.policy.dataSubmissionEnabled": False,
    "marionette.port": port, "app.update.enabled": False, "network.proxy.type": 0, "media.cubeb.backend": "pulse",
}
with open(os.path.join(profile, "user.js"), "w") as file:
    file.writelines(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items())


class Marionette:
    """Firefox's own protocol of automation: a length, a colon, JSON."""

    def __init__(self):
        self.last = 0
        for _ in range(600):
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                time.sleep(0.1)
        self.file = self.socket.makefile("rb")
        self.read()

    def read(self):
        length = b""
        while (byte := self.file.read(1)) != b":":
            if not byte:
                raise EOFError("Firefox ended")
            length += byte
        return json.loads(self.file.read(int(length)))

    def ask(self, name, **parameters):
        self.last += 1
        message = json.dumps([0, self.last, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        fault, answer = self.read()[2:]
        if fault:
            raise RuntimeError(f"{name}: {fault}")
        return answer

    def run(self, script):
        return self.ask("WebDriver:ExecuteScript", script=script, args=[])["value"]

    def wait(self, script, seconds=30):
        for _ in range(10 * seconds):
            if value := self.run(script):
                return value
            time.sleep(0.1)
        raise RuntimeError(f"{script}: {self.run('return document.body.innerText')}")


def say(text):
    path = os.path.join(folder, "spoken.wav")
    subprocess.run(["espeak-ng", "-v", "en-us", "-s", "130", "-w", path, text], check=True)
    subprocess.run(["paplay", "-d", "speaker", path], env=environment, check=True)


silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
pulse = subprocess.Popen(
    ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes",
     "--load=module-native-protocol-unix auth-anonymous=1", "--load=module-null-sink sink_name=speaker rate=48000",
     "--load=module-remap-source source_name=microphone master=speaker.monitor"], env=environment, **silent)
firefox = None
try:
    for _ in range(100):
        if subprocess.run(["pactl", "set-default-source", "microphone"], env=environment, **silent).returncode == 0:
            break
        time.sleep(0.1)
    firefox = subprocess.Popen(
        ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile], env=environment, **silent)
    fox = Marionette()
    seen = {"version": fox.ask("WebDriver:NewSession")["capabilities"]["browserVersion"], "texts": []}
    fox.ask("WebDriver:Navigate", url=f"file://{page}")
    fox.wait("return !!document.getElementById('begin')")
    fox.run("document.getElementById('agreed').click()")
    fox.run("if (!data.license) document.getElementById('license').value = 'CC BY 4.0'")
    fox.run("document.getElementById('speaker').value = 'Ann'; document.getElementById('begin').click()")
    fox.wait("return !!document.getElementById('go')")
    say("payment received, fifteen dollars and twenty three cents")
    fox.wait("return document.getElementById('go').className === 'main'")
    seen["isProcessed"] = fox.run("return !!document.getElementById('processing')")
    fox.run("document.getElementById('go').click()")
    done = "document.querySelector('progress').value"
    for number in range(1, count + 1):
        seen["texts"].append(fox.run("return document.getElementById('word').textContent"))
        say(seen["texts"][-1])
        fox.wait(f"return {done} === {number} || !!document.getElementById('keep')")
        # A doubtful take is kept by hand.
        fox.run("document.getElementById('keep')?.click()")
        fox.wait(f"return {done} === {number}")
        time.sleep(0.5)
    fox.run("document.getElementById('save').click()")
    fox.wait("return document.activeElement?.id === 'saveHeard'")
    fox.run("document.getElementById('saveHeard').click()")
    for _ in range(100):
        seen["files"] = os.listdir(saved)
        if seen["files"] and not any(name.endswith(".part") for name in seen["files"]):
            break
        time.sleep(0.1)
    with wave.open(os.path.join(saved, seen["files"][0])) as file:
        seen["rate"] = file.getframerate()
    fox.ask("WebDriver:Navigate", url=f"file://{page}")
    seen["isResumed"] = fox.wait("return !!document.getElementById('resumed')")
    print(json.dumps(seen))
finally:
    for process in (firefox, pulse):
        if process:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
