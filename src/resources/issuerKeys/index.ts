import { KeyRound } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { issuerKey } from '../../../contracts/resources/issuerKey.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { CertificateOf, Fingerprint, ShortFingerprint, Until } from './cells.tsx'
import { ImportKey } from './ImportKey.tsx'
import { NeededKeys } from './NeededKeys.tsx'
import { RemoveKey } from './RemoveKey.tsx'

/** The public keys of issuers whose signatures count as proofs. */
export const issuerKeys = defineScreens(issuerKey, {
  icon: KeyRound,
  recordRepresentation: 'issuer',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    figures: NeededKeys,
    actions: ImportKey,
    emptyActions: ImportKey,
    columns: [
      column('issuer', { strong: true }),
      'purpose',
      'state',
      column('fingerprint', ShortFingerprint),
      'notBefore',
      column('notAfter', Until),
      'importedAt',
      column('importedBy', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'issuer', end: 'state' },
      { start: 'purpose', end: Until, quiet: true },
      { start: ShortFingerprint, quiet: true },
    ],
    filters: ['purpose', 'state'],
    sort: { field: 'importedAt', order: 'DESC' },
    row: drawer(
      facts(
        'issuer',
        'purpose',
        'state',
        fact('fingerprint', { component: Fingerprint }),
        fact('subject', { component: CertificateOf }),
        fact('certifiedBy', { optional: true }),
        'notBefore',
        fact('notAfter', { component: Until }),
        fact('kid', { optional: true }),
        'importedAt',
        'importedBy',
        fact('removedAt', { optional: true }),
        fact('removedBy', { optional: true }),
        fact('removedReason', { optional: true }),
      ),
      RemoveKey,
    ),
  },
})
