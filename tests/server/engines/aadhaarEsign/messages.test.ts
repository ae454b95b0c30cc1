import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { esignRequest, statusRequest } from '../../../../server/engines/aadhaarEsign/request.ts'
import { readResponse } from '../../../../server/engines/aadhaarEsign/response.ts'
import { EsignProblem, parseMessage } from '../../../../server/engines/aadhaarEsign/xml.ts'
import { signedContent, signMessage, type XmlSigner } from '../../../../server/engines/aadhaarEsign/xmlSignature.ts'
import { makeXmlSigner } from '../../../support/esign/xmlKeys.ts'

let provider: XmlSigner
let other: XmlSigner
beforeAll(async () => {
  provider = await makeXmlSigner('Provider')
  other = await makeXmlSigner('Somebody else')
})

const asked = {
  transaction: 'SGN1',
  time: new Date('2026-11-28T14:00:00Z'),
  aspId: 'ASP-1',
  digest: 'ab'.repeat(32),
  title: 'Lease & "more"\n<of a shop> that has a title which is much longer than fifty letters',
  responseUrl: 'https://a.example/answer?x=1&y=2',
  redirectUrl: 'https://a.example/return',
  documentUrl: 'https://a.example/documents/1',
}

const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))

describe('a request', () => {
  test('of 2.1 has what the document of CCA names, with the time of India', () => {
    const root = parseMessage(esignRequest({ version: '2.1', ...asked }))
    expect(root.nodeName).toBe('Esign')
    expect(attributesOf(root)).toEqual({
      ver: '2.1',
      sc: 'Y',
      ts: '2026-11-28T19:30:00',
      txn: 'SGN1',
      ekycId: '',
      ekycIdType: 'A',
      aspId: 'ASP-1',
      AuthMode: '1',
      responseSigType: 'pkcs7',
      responseUrl: asked.responseUrl,
    })
    const hash = root.getElementsByTagName('InputHash')[0] as Element
    expect(attributesOf(hash)).toEqual({
      id: '1',
      hashAlgorithm: 'SHA256',
      docInfo: 'Lease & "more" <of a shop> that has a title which ',
    })
    expect(hash.textContent).toBe(asked.digest)
  })

  test('of 3.2 names the document and where the browser comes back', () => {
    const root = parseMessage(esignRequest({ version: '3.2', ...asked }))
    expect(attributesOf(root)).toEqual({
      ver: '3.2',
      signerid: '',
      ts: '2026-11-28T19:30:00',
      txn: 'SGN1',
      maxWaitPeriod: '15',
      aspId: 'ASP-1',
      responseUrl: asked.responseUrl,
      redirectUrl: asked.redirectUrl,
      signingAlgorithm: 'ECDSA',
    })
    expect(attributesOf(root.getElementsByTagName('InputHash')[0] as Element)).toMatchObject({
      docUrl: asked.documentUrl,
      responseSigType: 'pkcs7',
    })
  })

  test('is signed as a whole, and a status call too', () => {
    for (const xml of [
      esignRequest({ version: '2.1', ...asked }),
      statusRequest({ version: '3.2', transaction: 'SGN1', time: asked.time, aspId: 'ASP-1' }),
    ]) {
      const signed = signMessage(xml, provider)
      expect(signedContent(signed, [other.certificate, provider.certificate])).toContain('txn="SGN1"')
      expect(signed).toContain('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    }
  })
})

const answer = (attributes = 'status="1" txn="SGN1" resCode="R1" errCode="NA" errMsg="NA"', content = signatures()) =>
  `<EsignResp ver="2.1" ts="2026-11-28T19:31:00" ${attributes}>${content}</EsignResp>`

const signatures = (more = '') =>
  `<UserX509Certificate>MIIB</UserX509Certificate><Signatures><DocSignature id="1" sigHashAlgorithm="SHA256" error="">AQID</DocSignature>${more}</Signatures>`

const read = (xml: string) => readResponse(xml, [provider.certificate])

describe('a response', () => {
  test('is read if the provider has signed it', () => {
    expect(read(signMessage(answer(), provider))).toEqual({
      transaction: 'SGN1',
      code: 'R1',
      state: 'signed',
      signature: new Uint8Array([1, 2, 3]),
    })
    expect(read(signMessage(answer('status="2" txn="SGN1" resCode="R2"', ''), provider))).toMatchObject({
      state: 'pending',
      code: 'R2',
    })
    for (const names of ['errCode="E9" errMsg="OTP wrong"', 'errorCode="E9" errorMessage="OTP wrong"'])
      expect(read(signMessage(answer(`status="0" txn="SGN1" ${names}`, ''), provider))).toMatchObject({
        state: 'failed',
        error: 'E9',
        message: 'OTP wrong',
      })
  })

  test('that a provider wrote in another way is read as well', () => {
    const spread = signMessage(answer().replaceAll('><', '>\n  <'), provider).replace(
      '<EsignResp',
      '<?xml version="1.0"?>\n<EsignResp',
    )
    expect(read(spread)).toMatchObject({ state: 'signed' })
  })

  test.each([
    ['not signed', () => answer()],
    ['signed by another key', () => signMessage(answer(), other)],
    ['of another transaction after it was signed', () => signMessage(answer(), provider).replace('"SGN1"', '"SGN2"')],
    ['with another signature in it', () => signMessage(answer(), provider).replace('AQID', 'AQIE')],
    ['cut off', () => signMessage(answer(), provider).slice(0, -5)],
    ['two responses', () => `<a>${signMessage(answer(), provider)}${answer()}</a>`],
    [
      'with two signatures of documents',
      () => signMessage(answer(undefined, signatures('<DocSignature id="2">AQID</DocSignature>')), provider),
    ],
    ['with an error at the document', () => signMessage(answer().replace('error=""', 'error="E1"'), provider)],
    ['without a status', () => signMessage(answer('txn="SGN1"'), provider)],
    ['without a transaction', () => signMessage(answer('status="1"'), provider)],
    ['of another kind', () => signMessage(answer().replaceAll('EsignResp', 'EsignRes'), provider)],
    ['too long', () => signMessage(answer(), provider).replace('</EsignResp>', `${' '.repeat(500_000)}</EsignResp>`)],
    ['empty', () => ''],
    ['no XML', () => 'status=1&txn=SGN1'],
  ])('%s is refused', (_what, make) => {
    expect(() => read(make())).toThrow(EsignProblem)
  })
})

/** The signed message with its root moved elsewhere, so that the signature still covers what it has signed. */
const signedRoot = () => signMessage(answer(), provider)
const partsOf = (xml: string) => {
  const at = xml.indexOf('<Signature xmlns')
  const end = xml.indexOf('</Signature>') + '</Signature>'.length
  return { signature: xml.slice(at, end), before: xml.slice(0, at), after: xml.slice(end) }
}

const forged = 'status="1" txn="FORGED" resCode="R1"'

describe('an attack', () => {
  test.each([
    [
      'wraps what was signed in a forged root',
      () => {
        const { signature, before, after } = partsOf(signedRoot())
        return `<EsignResp ver="2.1" ${forged}>${before}${after}${signature}</EsignResp>`
      },
    ],
    [
      'lets the signature refer to a copy by its id',
      () => {
        const { signature, before, after } = partsOf(signedRoot())
        const copy = (before + after).replace('<EsignResp', '<EsignResp Id="c"')
        return `<EsignResp ver="2.1" ${forged}>${copy}${signature.replace('URI=""', 'URI="#c"')}</EsignResp>`
      },
    ],
    [
      'hides what was signed in the signature',
      () => {
        const { signature, before, after } = partsOf(signedRoot())
        return `<EsignResp ver="2.1" ${forged}>${signature.replace('</Signature>', `<Object>${before}${after}</Object></Signature>`)}</EsignResp>`
      },
    ],
    [
      'has two signatures',
      () => {
        const { signature } = partsOf(signedRoot())
        return signedRoot().replace('</EsignResp>', `${signature}</EsignResp>`)
      },
    ],
    [
      'has the signature elsewhere than in the root',
      () => {
        const { signature, before, after } = partsOf(signedRoot())
        return `${before.replace('</Signatures>', `${signature}</Signatures>`)}${after}`
      },
    ],
    [
      'takes a part out by another transformation',
      () =>
        signedRoot().replace(
          '</Transforms>',
          '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath>false()</XPath></Transform></Transforms>',
        ),
    ],
    ['names no transformation', () => signedRoot().replace(/<Transforms>.*<\/Transforms>/, '')],
    [
      'signs with the public certificate as a shared secret',
      () => {
        const { signature, before, after } = partsOf(signMessage(answer(forged), other))
        const info = /<SignedInfo>.*<\/SignedInfo>/s
          .exec(signature)?.[0]
          .replace(
            'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
            'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
          ) as string
        const canonical = info.replace('<SignedInfo>', '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">')
        const value = createHmac('sha1', provider.certificate).update(canonical).digest('base64')
        return `${before}<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">${info}<SignatureValue>${value}</SignatureValue></Signature>${after}`
      },
    ],
    ['brings its own certificate', () => signMessage(answer(forged), other)],
    ['signs with SHA-1', () => signedRoot().replace('2001/04/xmldsig-more#rsa-sha256', '2000/09/xmldsig#rsa-sha1')],
    [
      'declares entities that grow',
      () => {
        const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
        return signedRoot()
          .replace('<EsignResp', `<!DOCTYPE r [<!ENTITY e0 "x">${levels}]><EsignResp`)
          .replace('AQID', '&e12;')
      },
    ],
    [
      'declares an entity of a file',
      () =>
        signedRoot()
          .replace('<EsignResp', '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><EsignResp')
          .replace('AQID', '&f;'),
    ],
    ['hides a part in a CDATA section', () => signedRoot().replace('AQID', '<![CDATA[AQID]]>')],
  ])('that %s is refused', (_what, make) => {
    expect(() => read(make())).toThrow(EsignProblem)
  })

  test('with a comment in the transaction or the signature reads what was signed', () => {
    const xml = signedRoot().replace('AQID', 'AQ<!-- x -->ID')
    expect(read(xml)).toMatchObject({ state: 'signed', signature: new Uint8Array([1, 2, 3]) })
  })
})
