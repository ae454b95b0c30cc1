const PAGE = 1024 * 1024

/** A file in memory that grows by pages, so that it needs no more than its own size. */
export class PagedBytes {
  private readonly pages: Uint8Array[] = []
  length = 0

  write(data: Uint8Array, position: number): void {
    let from = 0
    while (from < data.length) {
      const at = position + from
      const page = Math.floor(at / PAGE)
      while (this.pages.length <= page) this.pages.push(new Uint8Array(PAGE))
      const offset = at % PAGE
      const part = data.subarray(from, from + PAGE - offset)
      this.pages[page]?.set(part, offset)
      from += part.length
    }
    this.length = Math.max(this.length, position + data.length)
  }

  /** The content in order. */
  *chunks(): Generator<Buffer> {
    for (let at = 0; at < this.length; at += PAGE) {
      const page = this.pages[at / PAGE]
      if (page) yield Buffer.from(page.buffer, 0, Math.min(PAGE, this.length - at))
    }
  }
}
