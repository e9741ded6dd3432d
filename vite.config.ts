import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Client: `vite build`; server: `vite build --ssr src/render.server.tsx`. Only pages are bundled; the server runs its TypeScript natively. */
export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    target: "es2023",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // browsers of the target preload modules by themselves
    modulePreload: { polyfill: false },
    // sources stay out of the shop window; a build for debugging can switch them on
    sourcemap: false,
    rollupOptions: { input: "src/browser.tsx" },
  },
  ssr: { noExternal: true, external: ["react", "react-dom", "react-router"] },
});
