#!/usr/bin/env python3
"""push.py apns|fcm|hms|alibaba BODY"""
import base64, hmac, json, os, subprocess, sys, time, uuid
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

env, now = os.environ, int(time.time())


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def token(head, claims, *options):
    """A token (RFC 7515), signed with the key."""
    text = ".".join(base64url(json.dumps(part).encode()) for part in (head, claims))
    command = ["openssl", "dgst", "-sha256", "-sign", env["KEY"], *options]
    signature = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
    return f"{text}.{base64url(raw(signature) if head['alg'] == 'ES256' else signature)}"


def raw(der):
    """Two numbers of 32 bytes (RFC 7518, section 3.4), of those in DER."""
    numbers, place = b"", 2
    for _ in range(2):
        end = place + 2 + der[place + 1]
        numbers += der[place + 2:end].lstrip(b"\0").rjust(32, b"\0")
        place = end
    return numbers


def post(url, body, **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with urlopen(Request(url, body, named), timeout=10) as answer:
        return answer.read()


def apns(body):
    """By curl: Python's library has no HTTP/2."""
    bearer = token({"alg": "ES256", "kid": env["KEY_ID"]}, {"iss": env["ISSUER"], "iat": now})
    url = env.get("APNS_URL", "https://api.push.apple.com") + "/3/device/" + env["DEVICE"]
    headers = [f"authorization: bearer {bearer}", f"apns-topic: {env['TOPIC']}", "apns-push-type: alert",
               "apns-priority: 10", f"apns-expiration: {json.loads(body)['expiryTime']}"]
    command = ["curl", "--silent", "--show-error", "--fail-with-body", "--max-time", "10", "--http2", url]
    command += [part for header in headers for part in ("-H", header)] + ["--data-binary", "@-"]
    return subprocess.run(command, input=body, stdout=subprocess.PIPE, check=True).stdout


def fcm(body):
    url = env.get("GOOGLE_URL", "https://oauth2.googleapis.com/token")
    claims = {"iss": env["ISSUER"], "aud": url, "iat": now, "exp": now + 3600,
              "scope": "https://www.googleapis.com/auth/firebase.messaging"}
    assertion = token({"alg": "RS256", "typ": "JWT"}, claims)
    form = {"grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": assertion}
    access = json.loads(post(url, urlencode(form).encode()))["access_token"]
    url = f"{env.get('FCM_URL', 'https://fcm.googleapis.com')}/v1/projects/{env['PROJECT']}/messages:send"
    return post(url, body, content_type="application/json", authorization=f"Bearer {access}")


def hms(body):
    claims = {"iss": env["ISSUER"], "iat": now, "exp": now + 3600,
              "aud": "https://oauth-login.cloud.huawei.com/oauth2/v3/token"}
    bearer = token({"alg": "PS256", "typ": "JWT", "kid": env["KEY_ID"]}, claims,
                   "-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:-1")
    url = f"{env.get('HMS_URL', 'https://push-api.cloud.huawei.com')}/v3/{env['PROJECT']}/messages:send"
    return post(url, body, content_type="application/json", push_type="2", authorization=f"Bearer {bearer}")


def alibaba(body):
    """Parameters in the order of their names, each percent-encoded, and once more for what is signed."""
    fields = {name: json.dumps(value) if isinstance(value, bool) else value for name, value in json.loads(body).items()}
    fields |= {"Action": "Push", "Version": "2016-08-01", "Format": "JSON", "AppKey": env["APP_KEY"],
               "AccessKeyId": env["KEY_ID"], "SignatureNonce": uuid.uuid4().hex, "SignatureMethod": "HMAC-SHA1",
               "SignatureVersion": "1.0", "Timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(now))}
    query = urlencode(sorted(fields.items()), safe="~", quote_via=quote)
    signed = "POST&%2F&" + quote(query, safe="~")
    signature = base64.b64encode(hmac.digest((env["SECRET"] + "&").encode(), signed.encode(), "sha1")).decode()
    return post(env.get("ALIBABA_URL", "https://cloudpush.aliyuncs.com") + "/",
                f"{query}&Signature={quote(signature, safe='')}".encode())


send = {"apns": apns, "fcm": fcm, "hms": hms, "alibaba": alibaba}[sys.argv[1]]
with open(sys.argv[2], "rb") as file:
    print(send(file.read()).decode())
