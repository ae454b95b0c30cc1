import type { Role } from '../../../contracts/calls/roles.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import { type BuiltInRole, roleNames } from '../../../contracts/people/roles.ts'

/** Built-in roles as the server lists them to somebody who may give them all. */
export const shownRoles = (ids: readonly BuiltInRole[]): Role[] =>
  ids.map(id => ({
    id,
    name: roleNames[id],
    about: builtInRoles[id].about,
    builtIn: true,
    permissions: builtInRoles[id].permissions as Role['permissions'],
    mayGive: true,
    mayChange: false,
    holders: [],
  }))
