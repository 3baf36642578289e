#!/bin/bash
# push.sh apns|fcm|hms|alibaba BODY
set -euo pipefail

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }

# A token (RFC 7515) of a header and claims, signed with the key: token HEADER CLAIMS [OPTION…]
token() {
    local text
    text=$(printf %s "$1" | base64url).$(printf %s "$2" | base64url)
    printf '%s.%s' "$text" "$(printf %s "$text" | openssl dgst -sha256 -sign "$KEY" "${@:3}" | raw "$1" | base64url)"
}

# ES256 is two numbers of 32 bytes (RFC 7518, section 3.4); openssl writes them in DER.
raw() {
    case $1 in *ES256*) ;; *) cat && return ;; esac
    printf "$(openssl asn1parse -inform DER | sed -n 's/.*INTEGER *://p' |
        while read -r number; do printf '%64s' "$number"; done | tr ' ' 0 | sed 's/../\\x&/g')"
}

send() { curl --silent --show-error --fail-with-body --max-time 10 "$@"; }

apns() {
    local bearer expiry
    bearer=$(token "{\"alg\":\"ES256\",\"kid\":\"$KEY_ID\"}" "{\"iss\":\"$ISSUER\",\"iat\":$now}")
    expiry=$(jq -er .expiryTime "$1")
    send --http2 "${APNS_URL:-https://api.push.apple.com}/3/device/$DEVICE" --data-binary "@$1" \
        -H "authorization: bearer $bearer" -H "apns-topic: $TOPIC" -H 'apns-push-type: alert' -H 'apns-priority: 10' \
        -H "apns-expiration: $expiry"
}

fcm() {
    local url=${GOOGLE_URL:-https://oauth2.googleapis.com/token} claims assertion access
    claims=$(jq -nc --arg iss "$ISSUER" --arg aud "$url" --argjson now "$now" '{iss: $iss, aud: $aud, iat: $now,
        exp: ($now + 3600), scope: "https://www.googleapis.com/auth/firebase.messaging"}')
    assertion=$(token '{"alg":"RS256","typ":"JWT"}' "$claims")
    access=$(send "$url" --data-urlencode 'grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer' \
        --data-urlencode "assertion=$assertion" | jq -er .access_token)
    send "${FCM_URL:-https://fcm.googleapis.com}/v1/projects/$PROJECT/messages:send" --data-binary "@$1" \
        -H 'content-type: application/json' -H "authorization: Bearer $access"
}

hms() {
    local claims bearer
    claims=$(jq -nc --arg iss "$ISSUER" --argjson now "$now" '{iss: $iss, iat: $now, exp: ($now + 3600),
        aud: "https://oauth-login.cloud.huawei.com/oauth2/v3/token"}')
    bearer=$(token "{\"alg\":\"PS256\",\"typ\":\"JWT\",\"kid\":\"$KEY_ID\"}" "$claims" \
        -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:-1)
    send "${HMS_URL:-https://push-api.cloud.huawei.com}/v3/$PROJECT/messages:send" --data-binary "@$1" \
        -H 'content-type: application/json' -H 'push-type: 2' -H "authorization: Bearer $bearer"
}

# Parameters in the order of their names, each percent-encoded, and once more for what is signed.
alibaba() {
    local encode query signature
    # Older versions of jq leave five marks as they are.
    encode='def encode: @uri | gsub("(?<mark>[!*\u0027()])";
        {"!": "%21", "*": "%2A", "\u0027": "%27", "(": "%28", ")": "%29"}[.mark]);'
    query=$(jq -r --arg id "$KEY_ID" --arg app "$APP_KEY" --arg nonce "$(openssl rand -hex 16)" "$encode"'
        . + {Action: "Push", Version: "2016-08-01", Format: "JSON", AppKey: $app, AccessKeyId: $id,
            SignatureNonce: $nonce, SignatureMethod: "HMAC-SHA1", SignatureVersion: "1.0", Timestamp: (now | todate)}
        | to_entries | sort_by(.key) | map("\(.key | encode)=\(.value | tostring | encode)") | join("&")' "$1")
    signature=$(jq -jrn --arg query "$query" "$encode"'"POST&%2F&" + ($query | encode)' |
        openssl dgst -sha1 -hmac "$SECRET&" -binary | openssl base64 -A)
    send "${ALIBABA_URL:-https://cloudpush.aliyuncs.com}/" --data "$query" --data-urlencode "Signature=$signature"
}

now=$(date +%s)
"$1" "$2"
