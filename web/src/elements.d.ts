import 'svelte/elements'

declare module 'svelte/elements' {
  // Global in HTML; translators heed it in pictures too.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- both declarations have it
  interface SVGAttributes<T extends EventTarget | null | undefined | object> {
    translate?: 'yes' | 'no'
  }
}
