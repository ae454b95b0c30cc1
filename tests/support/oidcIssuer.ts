import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll } from 'vitest'

/** Who comes, and how the token is wrong. */
export interface Coming {
  claims?: JWTPayload
  /** Claims that the token lacks. */
  without?: string[]
  sign?: 'right' | 'wrongKey' | 'none' | 'hs256'
  /** The token endpoint's answer instead of tokens. */
  token?: { status: number; body: object | string }
  /** What the userinfo endpoint says. */
  userinfo?: JWTPayload
}

interface Asked extends Coming {
  nonce: string
  challenge: string
  redirectUri: string
}

const CLIENT = { clientId: 'satyapan', clientSecret: 'secret-of-the-client' }

/** An issuer of OpenID Connect on loopback, with keys of its own. Closed after the file. */
export async function oidcIssuer() {
  const pair = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const codes = new Map<string, Asked>()
  const state = {
    document: {} as Record<string, unknown>,
    /** Answers 503 to everything. */
    isDown: false,
    keys: undefined as object[] | undefined,
    authorization: undefined as string | undefined,
  }
  let userinfo: JWTPayload = {}
  const send = (response: ServerResponse, body: object | string, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

  async function idToken({ claims = {}, without = [], sign = 'right', nonce }: Asked): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const all: JWTPayload = {
      iss: url,
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 300,
      nonce,
      sub: 'person-1',
      email_verified: true,
      given_name: 'Nisha',
      family_name: 'Verma',
      ...claims,
    }
    for (const name of without) delete all[name]
    if (sign === 'none') return new UnsecuredJWT(all).encode()
    if (sign === 'hs256')
      return new SignJWT(all)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT.clientSecret.padEnd(32)))
    return new SignJWT(all)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(sign === 'wrongKey' ? other.privateKey : pair.privateKey)
  }

  async function token(form: URLSearchParams, response: ServerResponse) {
    if (form.get('client_secret') !== CLIENT.clientSecret) return send(response, { error: 'invalid_client' }, 401)
    const asked = codes.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!asked || asked.challenge !== challenge || asked.redirectUri !== form.get('redirect_uri'))
      return send(response, { error: 'invalid_grant' }, 400)
    codes.delete(form.get('code') ?? '')
    if (asked.token) return send(response, asked.token.body, asked.token.status)
    userinfo = asked.userinfo ?? {}
    return send(response, { access_token: 'access', token_type: 'Bearer', id_token: await idToken(asked) })
  }

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => void answer(request.url, body, response))
  })

  async function answer(path: string | undefined, body: string, response: ServerResponse) {
    if (state.isDown) return send(response, 'out of order', 503)
    switch (path) {
      case '/.well-known/openid-configuration':
        return send(response, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          ...state.document,
        })
      case '/keys':
        return send(response, {
          keys: state.keys ?? [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
        })
      case '/token':
        return token(new URLSearchParams(body), response)
      case '/userinfo':
        return send(response, userinfo)
      default:
        return send(response, {}, 404)
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    ...CLIENT,
    state,
    /** What the browser brings back, after a person has signed in at the address to which the product has sent it. */
    comeBack(address: string, coming: Coming = {}) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      codes.set(code, {
        ...coming,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      return { state: asked.get('state') ?? '', code, iss: url as string | null }
    },
  }
}

export type OidcIssuer = Awaited<ReturnType<typeof oidcIssuer>>
