/** The same keys with any text: `export const x = { … } as const satisfies Texts<typeof en>` keeps a translation complete. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> }

/** Dotted paths to the texts of a message tree: `status.completed`. */
export type TextKey<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Key : `${Key}.${TextKey<T[Key]>}`
}[keyof T & string]
