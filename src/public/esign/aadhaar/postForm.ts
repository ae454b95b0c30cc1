interface PostedForm {
  action: string
  fields: readonly { name: string; value: string }[]
}

/** Leaves the page by a form, as somebody who presses its button. */
export function postForm({ action, fields }: PostedForm): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const { name, value } of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(form)
}
