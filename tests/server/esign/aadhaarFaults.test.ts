import { expect, test } from 'vitest'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { sandboxRoots } from '../../../server/reports/signing/sandboxAuthority.ts'
import { testApp } from '../../support/app.ts'
import { aMinuteLater, attempt, faults } from '../../support/esign/aadhaarFaults.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

/** How many faults are struck; a long run has 1,000. */
const COUNT = Number(process.env.ESIGN_FAULTS ?? 60)
const EACH = 5

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, inject } = esignOf({ app, ctx })

/** The same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const names = Object.keys(faults)
const people = ['asha', 'meera'] as const

test(`after ${COUNT} faults nobody has signed twice, and no signature is lost`, {
  timeout: COUNT * 5_000,
}, async () => {
  const random = randomFrom(20_261_128)
  const struck = new Map<string, number>()
  const headers = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 100_000_000 }))
  const roots = await app.inject({ url: '/public/signing-root.pem' })
  const { id: file } = await uploadDocument(headers)
  let count = 0
  while (count < COUNT) {
    const signers = [signerNamed('asha', 'Asha Rao'), signerNamed('meera', 'Meera Iyer')]
    const draft = draftOf(
      file,
      signers.map(one => ({ ...one, email: `${one.id}.${count}@example.com`, method: 'aadhaar' as const })),
    )
    const id = await makeDraft(headers, draft)
    expect((await send(headers, id)).statusCode).toBe(200)
    const plan = people.map(() =>
      Array.from({ length: EACH }, () => names[Math.floor(random() * names.length)] as string),
    )
    // Both at once, each with their own faults.
    await Promise.all(
      people.map(async (person, index) => {
        for (const name of plan[index] ?? []) {
          if (!(await attempt(ctx, id, person, faults[name] ?? {}))) continue
          struck.set(name, (struck.get(name) ?? 0) + 1)
          count += 1
        }
      }),
    )
    await aMinuteLater(ctx)
    // Whoever could not sign yet does so now.
    for (const person of people) await attempt(ctx, id, person, { outcome: 'signed' })
    const { trail, state } = await show(headers, id)
    const signed = trail.filter(({ kind }) => kind === 'signed').map(({ recipient }) => String(recipient))
    expect(signed.toSorted(), JSON.stringify(plan)).toEqual([...people])
    expect(state).toBe('sealing')
    await sealEnvelope(ctx, id)
    const reply = await inject(headers, { url: `/api/esign/envelopes/${id}/document?kind=signed` })
    const report = await verifyPdf(new Uint8Array(reply.rawPayload), {
      anchors: { ours: readCertificates(roots.payload), known: await sandboxRoots(ctx) },
    })
    expect(report.verdict, JSON.stringify(plan)).toBe('valid')
    const own = report.signatures
      .map(({ signer }) => signer?.subject ?? '')
      .filter(name => /^(?:Asha|Meera) /.test(name))
    expect(own.toSorted()).toEqual(['Asha Rao', 'Meera Iyer'])
  }
  // A long run strikes every fault.
  const expected = COUNT >= 200 ? names : [...struck.keys()]
  expect([...struck.keys()].toSorted()).toEqual(expected.toSorted())
})
