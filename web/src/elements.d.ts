import 'svelte/elements'

declare module 'svelte/elements' {
  // A global attribute of HTML that translators respect in SVG too.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the original has this parameter
  interface SVGAttributes<T extends EventTarget | null | undefined | object> {
    translate?: 'yes' | 'no'
  }
}
