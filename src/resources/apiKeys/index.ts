import { KeyRound } from 'lucide-react'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import {
  AllScopes,
  Expiry,
  ExpiryLine,
  KeyHeading,
  KeyHint,
  KeyStatus,
  LastUse,
  LastUseInFull,
  LastUseLine,
  ModeName,
  Name,
  NameButton,
  OldKey,
  Scopes,
} from './cells.tsx'
import { KeyActions, KeyMenu } from './KeyActions.tsx'

/** The account's API keys. The drawer shows a key's scopes, usage and actions. */
export const apiKeys = defineScreens(apiKey, {
  icon: KeyRound,
  recordRepresentation: 'name',
  list: {
    columns: [
      column('name', NameButton),
      column('hint', KeyHint),
      column('mode', ModeName, { quiet: true }),
      column('status', KeyStatus),
      column('scopes', Scopes, { quiet: true }),
      column('expiresAt', Expiry),
      'createdAt',
      column('lastUsedAt', LastUse),
    ],
    card: [
      { start: Name, end: 'status' },
      { start: 'hint', end: 'mode' },
      { start: [Scopes, ExpiryLine], quiet: true },
      { start: LastUseLine, quiet: true },
    ],
    filters: ['mode', 'status'],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      KeyHeading,
      facts(
        'hint',
        fact('previous', { component: OldKey, optional: true }),
        fact('scopes', { component: AllScopes }),
        fact('expiresAt', { component: Expiry }),
        fact('lastUsedAt', { component: LastUseInFull }),
        'createdAt',
        'createdBy',
        fact('rotatedAt', { optional: true }),
        fact('revokedAt', { optional: true }),
      ),
      KeyActions,
    ),
    rowActions: KeyMenu,
  },
})
