/** Emoji players use most. Screen readers know their names in every language. */
export const EMOJI: readonly string[] = [
  ..."😀 😄 😂 🤣 😊 😍 🥰 😎 🤩 🥳 😉 😋 🤔 🤨 😐 🙄 😅 😭 😢 😡 🤯 😱 😴 🤗 🫡 🙏 👍 👎 👏 🙌 💪 👀 💯 🔥 ✨ 🎉 🎁 🏆 🥇 🎮".split(
    " ",
  ),
  ..."🕹️ ⚔️ 🛡️ 🏹 🪄 🐉 👑 💎 💀 👻 🤖 👾 🎯 🎲 🧩 🗺️ 🏰 🚀 ⭐ 🌙 ☀️ ⚡ 💧 🌿 ❤️ 💜 💙 💚 💛 🖤 💔 ❓ ❗ ✅ ❌ 💬 📌 🔔 🎵 ☕".split(
    " ",
  ),
];
