import { type Call, isSignedIn } from '../../contracts/calls/define.ts'
import { calls } from '../../contracts/calls/index.ts'
import { builtInRoles } from '../../contracts/people/builtInRoles.ts'
import { actions, canAccess, isOfStaff, type Permission, permissions } from '../../contracts/people/permissions.ts'
import { type BuiltInRole, customerRoles, roleNames, staffRoles } from '../../contracts/people/roles.ts'
import { productIds } from '../../contracts/products/index.ts'
import { resources } from '../../contracts/resources/index.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'

const nameOf = (call: Call) => `${call.method} ${callUrl(call)}`

/** The products' resources and test calls differ in nothing but the product's name: they are one entry. */
const byProduct = (name: string) => {
  const product = productIds.find(id => name === id || name.endsWith(`/test-apis/${id}`))
  return product ? name.replace(product, '{product}') : name
}

const unique = (names: string[]) => [...new Set(names.map(byProduct))].sort()

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A row for each action that a call or a resource needs: who may, and by what. */
function table(rows: readonly Permission[], columns: readonly BuiltInRole[]): string[] {
  const body = rows.flatMap(name =>
    actions.flatMap(action => {
      const of = resources.filter(one => one.permission === name && one.actions.includes(action))
      const by = calls.filter(({ access }) => Array.isArray(access) && access[0] === name && access[1] === action)
      const may = columns.map(role =>
        canAccess(builtInRoles[role].permissions, { permission: name, action }) ? 'yes' : '',
      )
      if (of.length + by.length === 0) return []
      const lists = unique(of.map(one => one.name)).join(', ')
      return [
        row([
          name,
          action,
          ...may,
          lists,
          unique(by.map(nameOf))
            .map(call => `\`${call}\``)
            .join(', '),
        ]),
      ]
    }),
  )
  const head = ['Permission', 'Action', ...columns.map(role => roleNames[role].en), 'Resources', 'Calls']
  return [row(head), row(head.map(() => '--')), ...body]
}

/** The roles with their ids, which the API and the database use. */
const ids = (roles: readonly BuiltInRole[]) =>
  roles.map(role => `- ${roleNames[role].en} (\`${role}\`): ${builtInRoles[role].about.en}`)

/** The calls that need no permission of their own. */
const declaring = (access: 'signedIn' | 'perRecord') =>
  unique(calls.filter(call => isSignedIn(call.auth) && call.access === access).map(nameOf)).map(name => `- \`${name}\``)

/** `docs/permissions.md`: every role, permission and action with the calls and resources that need it. */
export const permissionMatrix = (): string =>
  [
    '# Who may do what',
    '',
    'Printed from the contract by `node scripts/printPermissions.ts`. The columns are the built-in roles,',
    'which every database has in its table `roles` (`contracts/people/builtInRoles.ts`). What a call or a resource needs stands in its own',
    'declaration. An action that nothing needs has no row.',
    '',
    '## Customers',
    '',
    ...ids(customerRoles),
    '',
    ...table(
      permissions.filter(name => !isOfStaff(name)),
      customerRoles,
    ),
    '',
    '## Staff',
    '',
    ...ids(staffRoles),
    '',
    ...table(permissions.filter(isOfStaff), staffRoles),
    '',
    '## Open to every signed-in person',
    '',
    ...declaring('signedIn'),
    '',
    '## Decided by the kind of the record',
    '',
    ...declaring('perRecord'),
    '',
  ].join('\n')
