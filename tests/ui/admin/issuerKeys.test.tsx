import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import type { IssuerKeyRecord } from '../../../contracts/resources/issuerKey.ts'
import { issuerKeys } from '../../../src/resources/issuerKeys/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const fingerprint = 'ab'.repeat(32)
const key: IssuerKeyRecord = {
  id: 'isk_1',
  purpose: 'aadhaar',
  issuer: 'UIDAI',
  state: 'valid',
  fingerprint,
  subject: 'CN=DS UIDAI 05',
  certifiedBy: 'CN=Sub-CA',
  notBefore: '2024-01-01T00:00:00.000Z',
  notAfter: '2029-01-01T00:00:00.000Z',
  kid: null,
  importedAt: '2026-11-21T06:00:00.000Z',
  importedBy: 'Meera Iyer',
  removedAt: null,
  removedBy: null,
  removedReason: null,
}

const open = (entry = '') => {
  const List = issuerKeys.list
  return renderAdmin({
    role: 'superadmin',
    path: `/${entry}`,
    routes: [
      {
        path: '/',
        element: (
          <ResourceContextProvider value="issuer-keys">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/issuer-keys': () => ({
        body: [key],
        headers: { 'content-range': 'issuer-keys 0-0/1' },
      }),
      'GET /admin-api/resources/issuer-keys/isk_1': () => ({ body: key }),
      'GET /admin-api/issuer-keys/needed': () => ({
        body: [
          { purpose: 'aadhaar', trusted: 1, ending: 0 },
          { purpose: 'einvoice', trusted: 0, ending: 0 },
          { purpose: 'documents', trusted: 2, ending: 1 },
        ],
      }),
      'POST /admin-api/issuer-keys/read': () => ({
        body: {
          purpose: 'aadhaar',
          issuer: 'UIDAI',
          fingerprint,
          subject: key.subject,
          certifiedBy: key.certifiedBy,
          notBefore: key.notBefore,
          notAfter: '2025-01-01T00:00:00.000Z',
          kid: null,
          isExpired: true,
        },
      }),
      'POST /admin-api/issuer-keys': () => ({ body: { id: 'isk_2' } }),
      'POST /admin-api/issuer-keys/isk_1/remove': () => ({ body: { id: 'isk_1' } }),
    },
  })
}

test('a file is read first, and its key trusted only after the fingerprint was compared', async () => {
  const { user, seen } = await open()
  const sent = (path: string) => seen.find(request => `${request.method} ${request.path}` === path)?.body
  expect(await screen.findByText('No key, nothing can be proven')).toBeTruthy()
  expect(screen.getByText('1 key ends or has ended without a later one')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Import a key' }))
  const first = within(await screen.findByRole('dialog', { name: 'Import an issuer’s key' }))
  await user.click(first.getByRole('button', { name: 'Show the fingerprint' }))
  expect(await first.findByText('Choose a file.')).toBeTruthy()
  const input = first.getByLabelText('Certificate or public key')
  await user.upload(input, new File(['-----BEGIN PRIVATE KEY-----'], 'secret.pem'))
  expect(await first.findByText(/It was not sent/)).toBeTruthy()
  await user.click(first.getByRole('button', { name: 'Show the fingerprint' }))
  expect(sent('POST /admin-api/issuer-keys/read')).toBeUndefined()
  await user.upload(input, new File(['certificate'], 'uidai.cer'))
  await user.click(first.getByRole('button', { name: 'Show the fingerprint' }))
  const second = within(await screen.findByRole('dialog', { name: 'Trust this key of UIDAI?' }))
  expect(second.getByText(fingerprint.toUpperCase().replaceAll(/(..)(?=.)/g, '$1:'))).toBeTruthy()
  expect(second.getByText(/This certificate ended on 1 Jan 2025/)).toBeTruthy()
  await user.click(second.getByRole('checkbox', { name: /I have compared/ }))
  await user.click(second.getByRole('checkbox', { name: /Import it for documents/ }))
  await user.click(second.getByRole('button', { name: 'Trust this key' }))
  expect(await screen.findByText('Key of UIDAI imported. Checks trust it from now on.')).toBeTruthy()
  expect(sent('POST /admin-api/issuer-keys')).toEqual({
    purpose: 'aadhaar',
    file: btoa('certificate'),
    issuer: 'UIDAI',
    kid: null,
    fingerprint,
    compared: true,
    acceptExpired: true,
  })
})

test('a key is removed with a reason, and the dialog says what stays', async () => {
  const { user, seen } = await open('?entry=isk_1')
  await user.click(await screen.findByRole('button', { name: 'Remove key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this key of UIDAI?' }))
  expect(dialog.getByText(/Results that were given stay as they are/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Withdrawn by the issuer')
  await user.click(dialog.getByRole('button', { name: 'Remove key' }))
  expect(await screen.findByText('Key of UIDAI removed')).toBeTruthy()
  expect(seen.find(({ path }) => path.endsWith('/isk_1/remove'))?.body).toEqual({ reason: 'Withdrawn by the issuer' })
})
