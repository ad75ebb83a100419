import "#ui/theme/global.css";

document.documentElement.dataset.theme = "dark";
