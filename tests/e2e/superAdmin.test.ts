import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { admin } from '../../contracts/messages/en/admin.ts'
import { adminMoney } from '../../contracts/messages/en/adminMoney.ts'
import { components } from '../../contracts/messages/en/components.ts'
import { registration } from '../../contracts/messages/en/registration.ts'
import { staff } from '../../contracts/messages/en/staff.ts'
import { roleNames } from '../../contracts/people/roles.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { approval } from '../../contracts/resources/approval.ts'
import { recipient } from '../../contracts/resources/recipient.ts'
import { staffMember } from '../../contracts/resources/staffMember.ts'
import { seededAccount } from '../../server/sandbox/accounts.ts'
import { apiClientAt, signInStaffAt } from '../support/apiClient.ts'
import { accessibilityViolations, browserFor, interpolate, phone, screenshotIfAsked } from '../support/browser.ts'
import { goodPassword } from '../support/registration.ts'
import { asStaff, heading, isSignedOut, signIn, startProduct } from './product.ts'

const { url } = await startProduct()
const open = browserFor(url)

async function enterWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.email, exact: true }).fill(email)
  await page.getByRole('textbox', { name: signIn.password, exact: true }).fill(password)
  await page.getByRole('button', { name: signIn.adminSubmit, exact: true }).click()
}

const enterAs = (page: Page, email: Parameters<typeof seededAccount>[0]) =>
  enterWith(page, email, seededAccount(email).password)

const confirm = async (page: Page, button: string, reason = 'Agreed with the board') => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function addRecipient(email: string): Promise<void> {
  const call = await signInStaffAt(url, 'super@satyapan.test')
  await call('POST', '/admin-api/resources/notification-recipients', { email, events: [] })
}

test('a restricted page sends a visitor to staff sign-in and an administrator to access-denied (A55)', async () => {
  const page = await open()
  await page.goto(paths.adminAccounts)
  await enterAs(page, 'admin@satyapan.test')
  await heading(page, admin.denied.title).waitFor()
  for (const path of [paths.adminSessions, paths.adminNotificationRecipients, paths.adminAccountsDetails]) {
    await page.goto(path)
    await heading(page, admin.denied.title).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.adminAccessDenied)
  }
  expect(await page.getByRole('link', { name: staffMember.words?.title.en ?? '' }).count()).toBe(0)
})

/** The other super-admin approves what waits for them, in the list of approvals. */
async function approveAsDirector(what: string): Promise<void> {
  const page = await open(await asStaff(url, 'director@satyapan.test'))
  await page.goto(paths.adminApprovals)
  const row = page.getByRole('row', { name: new RegExp(what) }).first()
  await screenshotIfAsked(page, 'staff approval')
  await row.getByRole('button', { name: /^Approve/ }).click()
  await confirm(page, adminMoney.approvals.approve)
  await row.getByText(approval.fields.state.choices.approved.label.en).waitFor()
  await page.context().close()
}

test('a super-admin invites a colleague with the other one, then ends the colleague’s session and disables the account', async () => {
  const email = 'nisha@satyapan.test'
  const page = await open()
  await page.goto(paths.adminAccounts)
  await enterAs(page, 'super@satyapan.test')
  await page.getByRole('button', { name: staff.form.title }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: staffMember.fields.name.label.en }).fill('Nisha Kapoor')
  await form.getByRole('textbox', { name: staffMember.fields.email.label.en }).fill(email)
  await form.getByRole('textbox', { name: components.form.reason }).fill('Joins the support desk')
  await screenshotIfAsked(page, 'staff invite')
  await form.getByRole('button', { name: staff.form.submit }).click()
  await page.getByText(staff.second.sent).waitFor()
  await page.getByText(new RegExp(`Nisha Kapoor \\(${email}\\), requested by`)).waitFor()
  await screenshotIfAsked(page, 'staff waiting')
  await approveAsDirector(email)
  await page.reload()
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByText(staffMember.fields.state.choices.invited.label.en)
    .waitFor()
  await screenshotIfAsked(page, 'staff list')

  const [mail] = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${email}`)
  const link = /https?:\S+reset-password-user\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const theirs = await open({ refused: ['401 /admin-api/'] })
  await theirs.goto(link)
  await theirs.getByLabel(registration.newPassword, { exact: true }).fill(goodPassword)
  await theirs.getByRole('button', { name: registration.resetSubmit }).click()
  await theirs.getByRole('link', { name: registration.toSignIn }).click()
  await theirs.waitForURL(url + paths.adminLogin)
  await enterWith(theirs, email, goodPassword)
  await heading(theirs, admin.kyc.queue.title).waitFor()

  await page.goto(paths.adminSessions)
  await page.getByText(staff.sessions.own, { exact: true }).first().waitFor()
  await screenshotIfAsked(page, 'staff sessions')
  await page
    .getByRole('row', { name: /Nisha Kapoor/ })
    .getByRole('button', { name: /^End the session/ })
    .click()
  await confirm(page, staff.act.end.button)
  await page.getByRole('row', { name: /Nisha Kapoor/ }).waitFor({ state: 'detached' })
  await isSignedOut(theirs, signIn.adminTitle)

  await page.goto(paths.adminAccounts)
  await page.getByRole('link', { name: 'Nisha Kapoor' }).click()
  await heading(page, 'Nisha Kapoor').waitFor()
  await page.getByRole('button', { name: staff.detail.actions }).click()
  await page.getByRole('menuitem', { name: staff.act.role.button }).click()
  await page.getByRole('radio', { name: roleNames.superadmin.en }).check()
  await confirm(page, staff.act.role.button)
  await page.getByText(/Nisha Kapoor, requested by/).waitFor()
  await approveAsDirector('Nisha Kapoor')
  await page.reload()
  await page.getByText(admin.action.staff.roleChanged).waitFor()
  await page.getByRole('button', { name: staff.act.disable.button }).click()
  await confirm(page, staff.act.disable.button)
  await page.getByRole('button', { name: staff.act.enable.button }).waitFor()
  await screenshotIfAsked(page, 'staff detail')
})

test('recipients get the events that are on for them; sales gets events without a recipient', async () => {
  const email = 'desk@satyapan.test'
  const page = await open()
  await page.goto(paths.adminNotificationRecipients)
  await enterAs(page, 'super@satyapan.test')
  await page.getByText(recipient.words?.none.en ?? '').waitFor()
  await page.getByRole('button', { name: staff.recipients.add }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(email)
  await page.getByRole('dialog').getByRole('button', { name: staff.recipients.form.submit, exact: true }).click()
  const event = recipient.fields.contactRequest.label.en
  const toggle = page.getByRole('switch', { name: interpolate(staff.recipients.switchOf, { event, email }) })
  await toggle.click()
  await page.getByText(interpolate(staff.recipients.off, { event, email })).waitFor()
  await page.getByRole('button', { name: interpolate(staff.recipients.testOf, { email }) }).click()
  await page.getByText(interpolate(staff.recipients.tested, { email })).waitFor()
  await screenshotIfAsked(page, 'staff recipients')
  const asked = { name: 'Tara Menon', email: 'tara@menon.test', phone: '9876500031', companyName: 'Menon Mills' }
  await apiClientAt(url)('POST', '/api/oceanDemoQuery', asked)
  const mails = await apiClientAt(url)<{ text: string }[]>('GET', `/sandbox/messages?to=${email}`)
  expect(mails[0]?.text).toContain('Tara Menon')
  expect(mails).toHaveLength(2)
})

test.each([
  ['desk dark', { colorScheme: 'dark' }],
  ['phone light', { ...phone, colorScheme: 'light' }],
] as const)('the super-admin’s pages have no accessibility violation, %s', async (look, options) => {
  const told = `${look.replace(' ', '-')}@satyapan.test`
  await addRecipient(told)
  const page = await open({ ...(await asStaff(url, 'super@satyapan.test')), ...options })
  await page.goto(paths.adminAccounts)
  const named = async (name: string, what: string) => {
    await page.getByRole('link', { name: 'Priya Menon' }).or(page.getByText(told)).first().waitFor()
    await screenshotIfAsked(page, `${name} ${look}`)
    expect([what, await accessibilityViolations(page)]).toEqual([what, []])
  }
  await named('accounts', 'accounts')
  await page.getByRole('link', { name: 'Priya Menon' }).click()
  await heading(page, 'Priya Menon').waitFor()
  await screenshotIfAsked(page, `account ${look}`)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.goto(paths.adminNotificationRecipients)
  await named('recipients', 'recipients')
  await page.goto(paths.adminSessions)
  await page.getByText(staff.sessions.own, { exact: true }).first().waitFor()
  await screenshotIfAsked(page, `sessions ${look}`)
  expect(await accessibilityViolations(page)).toEqual([])
})
