// The services as their references describe them, on loopback: node stub.mjs FOLDER
// Reads tls.key and tls.crt, and the public keys es256.pub and rsa.pub of the folder; writes its port to descriptor 3, and prints a line
// per request.
import { createHmac, verify, constants } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { closeSync, readFileSync, writeSync } from 'node:fs';

const file = (name) => readFileSync(`${process.argv[2]}/${name}`);
const now = () => Date.now() / 1000;

/** The claims of a token that is signed as `alg` wants; or a reason to refuse it. */
function claims(token, alg, wanted) {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => !/^[\w-]+$/.test(part))) throw 'no token';
  const [head, body] = parts.slice(0, 2).map((part) => JSON.parse(Buffer.from(part, 'base64url')));
  const key = {
    ES256: { key: file('es256.pub'), dsaEncoding: 'ieee-p1363' },
    RS256: { key: file('rsa.pub') },
    PS256: { key: file('rsa.pub'), padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  }[alg];
  if (head.alg !== alg || (alg !== 'RS256' && head.kid !== 'K1')) throw 'header';
  if (!verify('sha256', Buffer.from(parts.slice(0, 2).join('.')), key, Buffer.from(parts[2], 'base64url'))) throw 'signature';
  if (Math.abs(body.iat - now()) > 600) throw 'time';
  if (alg !== 'ES256' && !(body.exp > body.iat && body.exp <= body.iat + 3600)) throw 'expiry';
  for (const [name, value] of Object.entries(wanted)) if (body[name] !== value) throw name;
}

/** The seconds that each push is good for. */
const VALID = 60;

/** The payload that a phone reads, at its place in a body. */
function isAsked({ amount, currency, messageId, sentTime }) {
  if (amount !== '15.50' || currency !== 'CNY' || !messageId || Math.abs(sentTime - now()) > 600) throw 'asked';
}

/** The parameters of Alibaba Cloud for each kind of device (EMAS, Push): where what the app reads stands. */
const devices = {
  iOS: (fields) => fields.PushType === 'NOTICE' && fields.iOSMutableContent === 'true' && fields.iOSExtParameters,
  // A message is the app's; a notification would be shown by the service.
  ANDROID: (fields) => fields.PushType === 'MESSAGE' && fields.AndroidNotifyType === undefined && fields.Body,
  HARMONY: (fields) => fields.PushType === 'NOTICE' && fields.HarmonyExtensionPush === 'true' &&
    fields.HarmonyCategory === 'PLAY_VOICE' && fields.HarmonyActionType === 'APP_HOME_PAGE' && fields.HarmonyExtensionExtraData,
};

const bearer = (headers) => /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
const isJSON = (headers) => headers['content-type'] === 'application/json';

function apns({ version, headers, body }) {
  if (version !== '2.0') throw `HTTP/${version}`;
  claims(bearer(headers), 'ES256', { iss: 'I1' });
  if (headers['apns-topic'] !== 'com.example.shop' || headers['apns-push-type'] !== 'alert') throw 'topic';
  const push = JSON.parse(body);
  if (headers['apns-priority'] !== '10' || Number(headers['apns-expiration']) !== Number(push.sentTime) + VALID) throw 'expiration';
  if (push.aps['mutable-content'] !== 1) throw 'payload';
  isAsked(push);
  return '';
}

function google({ body, url }) {
  const form = new URLSearchParams(body);
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw 'grant';
  const scope = 'https://www.googleapis.com/auth/firebase.messaging';
  claims(form.get('assertion'), 'RS256', { iss: 'I1', aud: url, scope });
  return JSON.stringify({ access_token: 'ya29.A-b_c', expires_in: 3599, token_type: 'Bearer' }, null, 2);
}

function fcm({ headers, body }) {
  if (bearer(headers) !== 'ya29.A-b_c') throw 'token';
  const { message } = JSON.parse(body);
  if (!isJSON(headers) || message.token !== 'D1') throw 'message';
  // A data message, whose values are texts; with a notification Android would not ask the app. (AndroidConfig)
  const { data, android, apns, notification } = message;
  if (notification !== undefined || !Object.values(data).every((value) => typeof value === 'string')) throw 'data';
  if (android.priority !== 'high' || android.ttl !== `${VALID}s`) throw 'android';
  if (Number(apns.headers['apns-expiration']) !== Number(data.sentTime) + VALID) throw 'expiration';
  isAsked(data);
  isAsked(apns.payload);
  return '{"name": "projects/P1/messages/1"}';
}

function hms({ headers, body }) {
  claims(bearer(headers), 'PS256', { iss: 'I1', aud: 'https://oauth-login.cloud.huawei.com/oauth2/v3/token' });
  if (!isJSON(headers) || headers['push-type'] !== '2') throw 'type';
  const { payload, target, pushOptions } = JSON.parse(body);
  if (target.token[0] !== 'D1' || payload.notification.category !== 'PLAY_VOICE') throw 'target';
  if (pushOptions.ttl !== VALID) throw 'ttl';
  isAsked(JSON.parse(payload.extraData));
  return '{"code": "80000000"}';
}

function alibaba({ body }) {
  const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (mark) => '%' + mark.charCodeAt(0).toString(16).toUpperCase());
  const fields = Object.fromEntries(new URLSearchParams(body));
  const { Signature: signature, ...rest } = fields;
  const names = Object.keys(rest).sort((a, b) => (a < b ? -1 : 1));
  const text = `POST&%2F&${encode(names.map((name) => `${encode(name)}=${encode(rest[name])}`).join('&'))}`;
  if (createHmac('sha1', 's3cret&').update(text).digest('base64') !== signature) throw 'signature';
  if (Math.abs(Date.parse(rest.Timestamp) / 1000 - now()) > 900 || !rest.SignatureNonce) throw 'time';
  if (rest.Action !== 'Push' || rest.Version !== '2016-08-01' || rest.AppKey !== 'A1' || rest.AccessKeyId !== 'K1') throw 'call';
  if (rest.Target !== 'DEVICE' || rest.TargetValue !== 'D1') throw 'target';
  const asked = JSON.parse(devices[rest.DeviceType](rest));
  isAsked(asked);
  if (rest.StoreOffline !== 'true' || Date.parse(rest.ExpireTime) / 1000 !== Number(asked.sentTime) + VALID) throw 'expiry';
  return '{"MessageId": "1"}';
}

const routes = {
  '/3/device/D1': apns, '/token': google, '/v1/projects/P1/messages:send': fcm, '/v3/P1/messages:send': hms, '/': alibaba,
};

const options = { key: file('tls.key'), cert: file('tls.crt'), allowHTTP1: true };
const server = createSecureServer(options, async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces).toString();
  const { url: path, headers, httpVersion: version, method } = request;
  const route = routes[path];
  let [status, answer] = [200, ''];
  try {
    if (method !== 'POST' || !route) throw 'path';
    answer = route({ headers, body, version, url: `https://localhost:${server.address().port}${path}` });
  } catch (reason) {
    [status, answer] = [400, JSON.stringify({ reason: String(reason) })];
  }
  console.log(`${route?.name ?? path} ${status === 200 ? 'taken' : answer}`);
  response.writeHead(status);
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  writeSync(3, `${server.address().port}\n`);
  closeSync(3);
});
