import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Field } from '../../../contracts/fields/field.ts'
import type { Page } from '../plain/lazyPage.ts'
import type { ScreensDeclaration } from './declaration.ts'
import type { DeclaredList, ListedResource } from './declaredList.ts'
import { ListPage } from './ListPage.tsx'

type Action = 'list' | 'show' | 'create' | 'edit'

/** A resource's pages. */
export interface Screens extends Partial<Record<Action, Page>> {
  name: string
}

/** With its list's declaration, for a page that embeds the list. */
interface ListedScreens extends Screens {
  list: ComponentType
  declared: DeclaredList
}

/** The screens of an audience's resources by name, each in its own chunk. */
export type ScreenLoaders = Record<string, () => Promise<Screens>>

interface Contract extends Omit<ListedResource, 'fields'> {
  record: z.ZodObject
}

/** Defines only a list, for a resource whose contract is built in the browser, such as a product's. */
export const declareList = <Name extends string, Row>(
  resource: ListedResource,
  screens: Pick<ScreensDeclaration<Name, Row>, 'icon' | 'recordRepresentation' | 'list'>,
): DeclaredList =>
  // Components are typed by their own resource's rows, and the kit passes them only those.
  ({ resource, ...screens }) as unknown as DeclaredList

/**
 * The screens of a resource, declared once in `src/resources/<name>/index.ts`: 8 to 20 lines that name the fields of its contract
 * (docs/decisions/0014). Other pages are components, loaded with `lazyPage`.
 */
export function defineScreens<Resource extends Contract, Fields extends Record<string, Field>>(
  resource: Resource & { fields: Fields },
  screens: ScreensDeclaration<keyof Fields & string, z.output<Resource['record']>>,
): ListedScreens {
  const { list, icon, recordRepresentation, ...pages } = screens
  const declared = declareList(resource, { list, icon, recordRepresentation })
  return { ...pages, name: resource.name, declared, list: () => <ListPage declared={declared} /> }
}
