import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../contracts/calls/define.ts'
import { calls } from '../../contracts/calls/index.ts'
import { caseProducts } from '../../contracts/cases/products.ts'
import { challanVehicles } from '../../contracts/challans/challanSandbox.ts'
import { productIds, productOf } from '../../contracts/products/index.ts'
import { caseResources } from '../../contracts/resources/case.ts'
import type { Resource } from '../../contracts/resources/define.ts'
import { resources } from '../../contracts/resources/index.ts'
import { readChecks } from '../../server/fleet/readChecks.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../server/platform/http/serveResource.ts'
import { newId } from '../../server/platform/identity/ids.ts'
import { testApp } from '../support/app.ts'
import { vendorPlan } from '../support/cases/plans.ts'
import { bulkOf, letterRows } from '../support/esign/bulk.ts'
import { draftOf, onePage } from '../support/esign/signers.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { upload } from '../support/uploads.ts'
import { checked, panFile } from './checks/bulk/helpers.ts'
import { plan, repeated } from './checks/schedules/helpers.ts'

/**
 * Two tenants: B is refused everything of A's. Generated from the contract, so that a new call or resource is covered, or fails
 * here until somebody declares what a stranger may reach through it.
 */
const { app, ctx } = await testApp({}, {}, { work: true })

type Headers = Record<string, string>
let a: { userId: string; headers: Headers; key: string }
let b: { userId: string; headers: Headers; key: string }
/** One of A's ids for each resource. */
const ids: Record<string, string> = {}
let subUserOfA: string

async function tenant() {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const payload = { name: 'integration', mode: 'test' }
  const created = await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers, payload })
  return { userId, headers, key: created.json().key as string, keyId: created.json().id as string }
}

async function loggedRequest(key: string): Promise<string> {
  const payload = { ...productOf('pan-check').example, consent: true, purpose: 'other' }
  const headers = { authorization: `Bearer ${key}` }
  const reply = await app.inject({ method: 'POST', url: '/v1/pan-check', headers, payload })
  const id = String(reply.headers['x-request-id'])
  // Written after the reply; on a busy machine that takes longer than the default second.
  await until(async () =>
    expect(await ctx.db.selectFrom('request_log').select('id').where('id', '=', id).execute()).toHaveLength(1),
  )
  return id
}

beforeAll(async () => {
  const first = await tenant()
  a = first
  b = await tenant()
  for (const id of productIds) {
    const payload = { input: productOf(id).example, consent: true, purpose: 'other' }
    const made = await app.inject({ method: 'POST', url: `/api/resources/${id}`, headers: a.headers, payload })
    ids[id] = made.json().id
  }
  await readChecks(ctx)
  const [vehicle] = (await app.inject({ url: '/api/resources/fleet-vehicles', headers: a.headers })).json<
    { id: string }[]
  >()
  ids['fleet-vehicles'] = vehicle?.id ?? ''
  // Its subject is on no list of this database.
  await ctx.db
    .updateTable('verifications')
    .set({ outcome: 'possible_match' })
    .where('id', '=', ids['aml-screen'] ?? '')
    .execute()
  ids['aml-queue'] = ids['aml-screen'] ?? ''
  const monitored = { verificationId: ids['aml-screen'] }
  const watched = await app.inject({ method: 'POST', url: '/api/monitors', headers: a.headers, payload: monitored })
  ids.monitors = watched.json().id
  for (const product of caseProducts) {
    const payload = { plan: vendorPlan, product }
    const { id: planId } = (await app.inject({ method: 'POST', url: '/api/plans', headers: a.headers, payload })).json()
    const started = { planId, subject: { name: 'Asha Rao' }, purpose: 'other', consent: true }
    const made = await app.inject({ method: 'POST', url: '/api/cases', headers: a.headers, payload: started })
    ids[caseResources[product].name] = made.json().id
    if (product === 'general') ids.plans = planId
    if (product === 'onboarding') ids['onboarding-flows'] = planId
    if (product === 'video-kyc') ids['video-kyc-templates'] = planId
  }
  const envelope = { method: 'POST', url: '/api/esign/envelopes', headers: a.headers, payload: {} } as const
  ids.envelopes = (await app.inject(envelope)).json().id
  const many = bulkOf({ app, ctx })
  ids.template = await many.makeTemplate(a.headers)
  ids.bulkSend = (await many.uploadRows(a.headers, ids.template, letterRows(1, 'tenant'))).json().id
  const people = Buffer.from('Name,Email\nAsha Rao,asha@example.com')
  ids.bgcImport = (await upload(app, a.headers, 'people.csv', people, '/api/bgc/imports')).json().id
  const place = { method: 'POST', url: '/api/bgc/locations', headers: a.headers } as const
  ids.bgcLocation = (await app.inject({ ...place, payload: { name: 'Pune', parentId: null } })).json().id
  const label = { kind: 'folder', name: 'A’s folder' }
  const labelled = await app.inject({ method: 'POST', url: '/api/esign/labels', headers: a.headers, payload: label })
  ids['envelope-labels'] = labelled.json().id
  const certificate = await upload(app, a.headers, 'stamp.pdf', onePage(), '/api/esign/files')
  const bought = { file: certificate.json().id, state: 'Karnataka', valuePaise: 10_000, number: 'IN-KA00000001' }
  const stamp = await app.inject({
    method: 'POST',
    url: '/api/resources/stamp-papers',
    headers: a.headers,
    payload: { ...bought, firstParty: null, secondParty: null, purchasedOn: null },
  })
  ids['stamp-papers'] = stamp.json().id
  ids['api-keys'] = first.keyId
  const inquiry = await app.inject({
    method: 'POST',
    url: '/api/inquiries',
    headers: a.headers,
    payload: {
      subjects: [{ kind: 'pan', value: productOf('pan-check').example.pan }],
      sections: ['identity'],
      purpose: 'other',
      basis: 'consent',
    },
  })
  ids.inquiries = inquiry.json().id
  const asked = { method: 'POST', url: '/api/video-calls', headers: a.headers } as const
  ids['video-calls'] = (await app.inject({ ...asked, payload: { name: 'Asha', email: 'asha@example.com' } })).json().id
  const list = { method: 'POST', url: '/api/own-lists', headers: a.headers, payload: { name: 'A’s list' } } as const
  ids['own-lists'] = (await app.inject(list)).json().id
  const allowed = await app.inject({
    method: 'POST',
    url: '/api/resources/ip-allow-list',
    headers: a.headers,
    payload: { address: '203.0.113.7' },
  })
  ids['ip-allow-list'] = allowed.json().id
  const hooked = await app.inject({
    method: 'POST',
    url: '/api/resources/webhooks',
    headers: a.headers,
    payload: { url: 'https://hooks.example.com/a', events: ['verification.completed'] },
  })
  ids.webhooks = hooked.json().id
  const tested = await app.inject({ method: 'POST', url: `/api/webhooks/${ids.webhooks}/test`, headers: a.headers })
  ids['webhook-deliveries'] = tested.json().id
  ids['bulk-jobs'] = (await checked(app, a.headers, panFile(1))).id
  ids['bulk-schedules'] = (await repeated(app, a.headers, 1)).id
  const kept = { product: 'pan-check', input: [{ source: 'pan', value: 'AAACZ1000A' }], name: 'A’s template' }
  for (const name of ['drafts', 'input-templates']) {
    const made = await app.inject({ method: 'POST', url: `/api/resources/${name}`, headers: a.headers, payload: kept })
    ids[name] = made.json().id
  }
  const looked = await app.inject({
    method: 'POST',
    url: '/api/challan/search',
    headers: a.headers,
    payload: { vehicles: [{ rcNo: challanVehicles.mix.rcNo }] },
  })
  const { parentId, result } = looked.json().found[0]
  ids['challan-searches'] = parentId
  const challanNumber = [result.find((one: { payable: boolean }) => one.payable).challanNo]
  const payload = { challanNumber, parentId }
  await app.inject({ method: 'POST', url: '/api/challan/payment/order', headers: a.headers, payload })
  const ordered = await app.inject({ url: '/api/resources/challan-orders', headers: a.headers })
  ids['challan-orders'] = ordered.json()[0].id
  const turnedOn = { purpose: 'Find out whether a visitor is one of our staff', agreed: true }
  await app.inject({ method: 'POST', url: '/api/face-search/on', headers: a.headers, payload: turnedOn })
  const face = { picture: 'sample_face_document', reference: 'A’s face', consent: true }
  const enrolled = await app.inject({
    method: 'POST',
    url: '/api/face-search/faces',
    headers: a.headers,
    payload: face,
  })
  ids.face = enrolled.json().id
  const entry = await ctx.db
    .selectFrom('transfers')
    .select('id')
    .where('user_id', '=', a.userId)
    .executeTakeFirstOrThrow()
  ids['wallet-entries'] = entry.id
  const paid = await insertPaidStep(ids.cases ?? '', entry.id)
  ids['received-payments'] = paid
  const topUp = { amount: 2_000, walletName: 'api', currency: 'INR' }
  await app.inject({ method: 'POST', url: '/payments/payment/order', headers: a.headers, payload: topUp })
  const orders = await app.inject({ url: '/api/resources/orders', headers: a.headers })
  ids.orders = orders.json()[0].id
  ids.statements = newId('stm')
  const totals = { charged_paise: 0, refunded_paise: 0, paid_paise: 0, outstanding_paise: 0 }
  await ctx.db
    .insertInto('postpaid_statements')
    .values({ id: ids.statements, user_id: a.userId, month: '2026-10-01', lines: '[]', ...totals })
    .execute()
  const gst = { userId: a.userId, gstinStatus: false }
  const added = await app.inject({ method: 'POST', url: '/api/add-gst-details', headers: a.headers, payload: gst })
  ids.gst = added.json().result._id
  subUserOfA = await makeSubUser(ctx.db, a.userId)
  ids['sub-users'] = subUserOfA
  ids['api-requests'] = await loggedRequest(first.key)
})

/** A payment that somebody made in a case of A; returns its order. */
async function insertPaidStep(caseId: string, transferId: string): Promise<string> {
  const at = new Date()
  const id = newId('cpo')
  const sums = { amount_paise: 1_000, gst_paise: 0 }
  await ctx.db
    .insertInto('case_payments')
    .values({
      id,
      user_id: a.userId,
      case_id: caseId,
      step: 'fee',
      gateway: 'sandbox',
      ...sums,
      pay_until: at,
      check_at: null,
    })
    .execute()
  await ctx.db
    .updateTable('case_payments')
    .set({ status: 'paid', payment_id: 'pay_of_a', paid_at: at })
    .where('id', '=', id)
    .execute()
  const receipt = { id: 'pay_of_a', order_id: id, kind: 'paid', amount_minor: 1_000, currency: 'INR' } as const
  await ctx.db
    .insertInto('case_receipts')
    .values({ ...receipt, transfer_id: transferId, at })
    .execute()
  return id
}

/** No such record, or no call with this method, for anybody. */
const NOT_THERE = [404, 405]

describe.each(resources.filter(one => one.audience === 'customer').map(one => [one.name, one] as const))(
  '%s',
  (name, resource: Resource) => {
    const url = resourceUrl(resource)

    test("A's record exists, and is neither listed for B nor found by its id (A114)", async () => {
      const id = ids[name]
      expect(id, 'the suite makes one of every resource').toBeTruthy()
      const shown = (await app.inject({ url: `${url}/${id}`, headers: a.headers })).statusCode
      expect(resource.actions.includes('show') ? [200] : NOT_THERE).toContain(shown)
      for (const query of ['', `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`]) {
        const list = await app.inject({ url: url + query, headers: b.headers })
        expect(list.body).not.toContain(id)
      }
    })

    test.each(['GET', 'PUT', 'DELETE'] as const)('%s with an id of A shows B nothing', async method => {
      const reply = await app.inject({
        method,
        url: `${url}/${ids[name]}`,
        headers: b.headers,
        ...(method === 'PUT' && { payload: {} }),
      })
      expect(NOT_THERE).toContain(reply.statusCode)
      expect(reply.body).not.toContain(a.userId)
    })
  },
)

const idFor = (call: Call): string => {
  if (call.path.startsWith('/api-keys')) return ids['api-keys'] ?? ''
  if (call.path.startsWith('/bulk-jobs')) return ids['bulk-jobs'] ?? ''
  if (call.path.startsWith('/bulk-schedules')) return ids['bulk-schedules'] ?? ''
  if (call.path.startsWith('/face-search/faces')) return ids.face ?? ''
  if (call.path.startsWith('/webhooks')) return ids.webhooks ?? ''
  if (call.path.startsWith('/webhook-deliveries')) return ids['webhook-deliveries'] ?? ''
  if (call.path.startsWith('/challan/search')) return ids['challan-searches'] ?? ''
  if (call.path.startsWith('/challan/orders')) return ids['challan-orders'] ?? ''
  if (call.path.startsWith('/user/subUserDetails') || call.path.startsWith('/sub-users')) return subUserOfA
  if (call.path.startsWith('/bgc/cases')) return ids['bgc-cases'] ?? ''
  if (call.path.startsWith('/bgc/location-members')) return subUserOfA
  if (call.path.startsWith('/bgc/locations')) return ids.bgcLocation ?? ''
  if (call.path.startsWith('/bgc/imports')) return ids.bgcImport ?? ''
  if (call.path.startsWith('/cases')) return ids.cases ?? ''
  if (call.path.startsWith('/video-kyc')) return ids['video-kyc-cases'] ?? ''
  if (call.path.startsWith('/trubgv')) return ids['trubgv-cases'] ?? ''
  if (call.path.startsWith('/esign/envelopes')) return ids.envelopes ?? ''
  if (call.path.startsWith('/esign/templates')) return ids.template ?? ''
  if (call.path.startsWith('/esign/bulk')) return ids.bulkSend ?? ''
  if (call.path.startsWith('/esign/labels')) return ids['envelope-labels'] ?? ''
  if (call.path.startsWith('/esign/stamps')) return ids['stamp-papers'] ?? ''
  if (call.path.startsWith('/onboarding/flows')) return ids['onboarding-flows'] ?? ''
  if (call.path.startsWith('/onboarding/responses')) return ids['onboarding-cases'] ?? ''
  if (call.path.startsWith('/plans')) return ids.plans ?? ''
  if (call.path.includes('/inquiries')) return ids.inquiries ?? ''
  if (call.path.startsWith('/video-calls')) return ids['video-calls'] ?? ''
  if (call.path.startsWith('/monitors')) return ids.monitors ?? ''
  if (call.path.startsWith('/delete-gst-details')) return ids.gst ?? ''
  return ids['pan-check'] ?? ''
}

const strangersQuestion = {
  name: 'A stranger',
  email: 'stranger@example.com',
  about: ['x'],
  sections: ['identity'],
  reason: 'A stranger asks the subject',
}

/** Input that passes a call's schema, so that the refusal comes from the ownership check. */
const bodies: Record<string, object> = {
  '/api-keys/{id}/rotate': { overlap: 'now' },
  '/aadhaar-otp/{id}/confirm': { code: '123456' },
  '/bulk-jobs/{id}/mapping': { mapping: [{ source: 'pan', column: 0 }] },
  '/bulk-jobs/{id}/rows/{row}': { cells: [{ source: 'pan', value: 'AAACZ1000A' }] },
  '/bulk-jobs/{id}/start': { consent: true, purpose: 'other', atMostPaise: 1_000 },
  '/bulk-jobs/{id}/schedules': { ...plan, consent: true },
  '/bulk-schedules/{id}': plan,
  '/bulk-schedules/{id}/runs': { consent: true, atMostPaise: 1_000 },
  '/webhooks/{id}/rotate': { overlap: 'now' },
  '/bank-statements/{id}/layout': { file: 0, kinds: ['date', 'debit'] },
  '/aml/{id}/decisions': { entryKey: 'lst_1:1', verdict: 'false_positive', note: 'A stranger decides' },
  '/aml/{id}/comments': { text: 'A stranger comments' },
  '/aml/{id}/decisions/false-positives': { entryKeys: ['lst_1:1'], note: 'A stranger decides' },
  '/aml/{id}/decisions/confirm': { entryKey: 'lst_1:1', accept: true },
  '/documents/{id}/corrections': { field: 0, value: 'A stranger corrects' },
  '/documents/{id}/reveal': { field: 0, corrected: false, reason: 'A stranger asks' },
  '/documents/{id}/comparisons': { product: 'pan-check', consent: true, purpose: 'other', more: [] },
  '/files/{id}/password': { password: 'A stranger opens' },
  '/bgc/locations/{id}': { name: 'A stranger', parentId: null },
  '/bgc/location-members/{id}': { locationIds: [] },
  '/bgc/cases/{id}/location': { locationId: null },
  '/bgc/cases/{id}/rescreening': { months: 12, isAutomatic: true },
  '/bgc/imports/{id}/start': { planId: 'pln_stranger' },
  '/bgc/cases/{id}/notice/answer': { outcome: 'corrected', reason: 'A stranger answers' },
  '/onboarding/flows/{id}/link': {
    startsMost: 1,
    startsPerDay: 1,
    until: '2027-01-01',
    proof: 'email',
    purpose: 'other',
    sites: [],
  },
  '/video-kyc/{id}/decision': { decision: 'approve', reason: 'allSeen' },
  '/plans/{id}/versions/{version}/restore': { basedOn: 1 },
  '/cases/{id}/cancel': { reason: 'A stranger cancels' },
  '/cases/{id}/link/withdraw': { reason: 'A stranger withdraws' },
  '/cases/{id}/decide': { verdict: 'clear', reason: 'A stranger decides' },
  '/cases/{id}/reveal': { reason: 'A stranger asks' },
  '/cases/{id}/steps/{step}/refund': { reason: 'A stranger refunds' },
  '/cases/{id}/steps/{step}/skip': { reason: 'A stranger skips' },
  '/cases/{id}/steps/{step}/ask-again': { reason: 'A stranger asks' },
  '/cases/{id}/steps/{step}/person': { email: 'stranger@example.com' },
  '/cases/{id}/steps/{step}/review': { outcome: 'passed', reason: 'A stranger judges' },
  '/esign/envelopes/{id}/draft': { revision: 0, draft: draftOf('fil_1', []) },
  '/esign/envelopes/{id}/editors': { editor: 'a-stranger' },
  '/esign/envelopes/{id}/send': { revision: 0 },
  '/esign/bulk/{id}/send': { atMostPaise: 0 },
  '/esign/stamps/{id}/withdraw': { reason: 'A stranger withdraws' },
  '/esign/envelopes/{id}/form': { copiesMost: 1, copiesPerDay: 1, until: '2100-01-01' },
  '/esign/envelopes/{id}/recipients/{recipient}/embed': { origin: 'https://stranger.example.com' },
  '/esign/envelopes/{id}/void': { reason: 'A stranger voids' },
  '/esign/envelopes/{id}/recipients/{recipient}': { name: 'A stranger', email: 'stranger@example.com', phone: null },
  '/esign/labels/{id}': { name: 'A stranger' },
  '/inquiries/{id}/expansions': { node: 'x', products: ['pan-profile'], atMostPaise: 1_000 },
  '/intelligence/inquiries/{id}/expansions': { node: 'x', products: ['pan-profile'], atMostPaise: 1_000 },
  '/inquiries/{id}/boards': {
    name: 'A stranger',
    layout: { places: {}, collapsed: [], hiddenKinds: [], grouped: false, until: null },
  },
  '/video-calls/{id}/signals': { signals: [{ kind: 'chat', payload: 'A stranger speaks' }] },
  '/video-calls/{id}/step': { step: null },
  '/video-calls/{id}/marks': { step: 'pan', outcome: 'seen' },
  '/video-calls/{id}/card': { file: 'fil_x', answer: 'card' },
  '/video-calls/{id}/pan': { atMostPaise: 1_000 },
  '/video-calls/{id}/proposal': { proposal: 'approve' },
  '/video-calls/{id}/audit': { verdict: 'approve' },
  '/inquiries/{id}/reviews': strangersQuestion,
  '/intelligence/inquiries/{id}/reviews': strangersQuestion,
  '/inquiries/{id}/reports': { atMostPaise: 1_000 },
  '/intelligence-reports/{id}/revoke': { reason: 'A stranger revokes' },
  '/passkeys/{id}/name': { name: 'A stranger' },
  '/roles/{id}': { name: 'A stranger', permissions: { dashboard: ['list'] } },
  '/verifications/{id}/rerun': { atMostPaise: 1_000 },
  '/verifications/{id}/shares': { lifetime: 'day' },
  '/verifications/{id}/reveal': { field: 'pan', reason: 'A stranger asks' },
}

const queries: Record<string, string> = {
  '/bank-statements/{id}/export': '?format=json',
  '/plans/{id}/versions/{version}/changes': '?since=1',
  '/video-calls/{id}/pieces/{round}/{seq}': `?sha256=${'0'.repeat(64)}&startedAt=2026-01-01T00:00:00Z&durationMs=5000`,
}

const named = calls.filter(
  call => (call.auth === 'customer' || call.auth === 'key') && /\{(id|userId)\}/.test(call.path),
)

describe('calls that name a record or a user', () => {
  test('there are some', () => expect(named.length).toBeGreaterThan(15))

  test.each(named.map(call => [`${call.method} ${call.path}`, call] as const))(
    "%s refuses B what is A's",
    async (_, call) => {
      const url = callUrl(call)
        .replace(':userId', a.userId)
        .replace(':id', idFor(call))
        .replace(':row', '2')
        .replace(':step', 'details')
        .replace(':round', '1')
        .replace(':seq', '0')
        .replace(':kind', 'pan')
        .replace(':number', '1')
        .replace(':version', '1')
        .concat(queries[call.path] ?? '')
      const headers = call.auth === 'key' ? { authorization: `Bearer ${b.key}` } : b.headers
      const payload = call.body && (bodies[call.path] ?? {})
      const reply = await app.inject({ method: call.method, url, headers, ...(payload && { payload }) })
      // A foreign account's id is forbidden; a foreign record is not found.
      const ofRecord = call.style === 'http' || call.errors?.includes('not_found')
      expect(reply.statusCode).toBe(ofRecord ? 404 : 403)
    },
  )
})

test('staff calls answer a customer 401, whatever is asked', async () => {
  const staff = calls.filter(call => call.auth === 'admin')
  for (const call of staff) {
    const reply = await app.inject({
      method: call.method,
      url: callUrl(call).replace(':id', a.userId),
      headers: a.headers,
    })
    expect(reply.statusCode, call.path).toBe(401)
  }
  for (const resource of resources.filter(one => one.audience === 'admin'))
    expect((await app.inject({ url: resourceUrl(resource), headers: a.headers })).statusCode).toBe(401)
})

test('customer calls answer staff 401: the audiences never mix', async () => {
  const headers = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin') })
  for (const call of calls.filter(one => one.auth === 'customer')) {
    const url = callUrl(call)
      .replace(':userId', a.userId)
      .replace(':id', idFor(call))
      .replace(':row', '2')
      .replace(':number', '1')
      .replace(':version', '1')
    expect((await app.inject({ method: call.method, url, headers })).statusCode, call.path).toBe(401)
  }
})
